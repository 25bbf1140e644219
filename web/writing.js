// Lets a phone open its keyboard: a canvas cannot, so a line of the page has the focus while a line of the game is
// written on, and what is typed there is passed on as keys.

const line = document.getElementById("writing");
let game = null;
let written = "";
// Whoever types on keys needs no line.
let touched = false;
addEventListener("pointerdown", (event) => (touched = event.pointerType === "touch"), { capture: true });

const open = () => {
  if (!game || !touched) return;
  line.hidden = false;
  line.value = written;
  line.focus({ preventScroll: true });
  line.setSelectionRange(written.length, written.length);
};

// The game has a line with this text and so many letters at most that is written on, or none.
export const write = (now, page) => {
  game = now && page;
  if (now) {
    written = now.text;
    line.maxLength = now.most;
    open();
  } else if (!line.hidden) {
    line.hidden = true;
    page.canvas.focus({ preventScroll: true });
  }
};

// A touch on the canvas takes the focus away; the keyboard stays as long as something is to be written.
addEventListener("pointerup", () => setTimeout(open), { passive: true });

const common = (one, other) => {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
};

line.addEventListener("input", () => {
  if (!game) return;
  const [before, now] = [[...written], [...line.value]];
  const same = common(before, now);
  // Whatever is selected in the game is let go first.
  game.press("End", "End");
  for (const _ of before.slice(same)) game.press("Backspace", "Backspace");
  for (const letter of now.slice(same)) game.press(letter);
  written = line.value;
});

for (const kind of ["keydown", "keyup"]) {
  line.addEventListener(kind, (event) => {
    if (!game || !["Enter", "Escape", "Tab"].includes(event.key)) return;
    event.preventDefault();
    const { key, code, shiftKey } = event;
    game.canvas.dispatchEvent(new KeyboardEvent(kind, { key, code, shiftKey, bubbles: true, cancelable: true }));
  });
}
