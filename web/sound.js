// Browsers keep a page silent until somebody touches it, and the engine asks only once. So every context that it
// makes is known here: woken by the first gestures, asleep while the page is hidden.

const contexts = new Set();
const usual = window.AudioContext;
let silent = false;

if (usual) {
  window.AudioContext = class extends usual {
    constructor(...options) {
      super(...options);
      contexts.add(this);
    }
  };
}

const settle = () => {
  for (const context of contexts) {
    if (context.state === "closed") contexts.delete(context);
    else if (silent || document.hidden) context.suspend();
    else if (navigator.userActivation?.hasBeenActive ?? true) context.resume();
  }
};

for (const gesture of ["pointerdown", "pointerup", "keydown"]) {
  addEventListener(gesture, settle, { capture: true, passive: true });
}
document.addEventListener("visibilitychange", settle);

// For good: the game has stopped.
export const stopSound = () => {
  silent = true;
  settle();
};
