// The page that comes when the game cannot go on.
import { stopSound } from "./sound.js";

const stopped = document.getElementById("stopped");

// Says what has happened, and in small letters why; whatever goes wrong after that is its consequence.
export const fail = (what, why = "") => {
  if (!stopped.hidden) return;
  document.getElementById("what").textContent = what;
  document.getElementById("why").textContent = String(why?.message ?? why);
  document.getElementById("loading").hidden = true;
  stopped.hidden = false;
  document.getElementById("go-on").focus();
  stopSound();
};

// Loads the page anew and goes on with the saved game. What else the address asked for has been done, or was
// what is wrong; only the language stays.
document.getElementById("go-on").addEventListener("click", () => {
  const asked = new URLSearchParams(location.search);
  const kept = ["lang", "test"].filter((name) => asked.has(name));
  const options = ["resume", ...kept.map((name) => `${name}=${asked.get(name)}`)];
  location.replace(`${location.pathname}?${options.join("&")}`);
});
