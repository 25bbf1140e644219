// What the page itself says, in the three languages of the game.

const WORDS = {
  en: {
    loading: "The game is loading…",
    noWebGl: "This browser cannot draw the game: it needs WebGL 2. A newer browser, or hardware acceleration switched on in the settings of this one, may help.",
    noWasm: "This browser cannot run the game: it needs WebAssembly. Please try a newer browser.",
    noFetch: "The game could not be loaded. Is there a connection?",
    lost: "The browser has taken the game's picture away.",
    stopped: "The game has stopped.",
    goOn: "Continue",
  },
  es: {
    loading: "El juego se está cargando…",
    noWebGl: "Este navegador no puede dibujar el juego: hace falta WebGL 2. Prueba con un navegador más nuevo o activa la aceleración por hardware en los ajustes.",
    noWasm: "Este navegador no puede ejecutar el juego: hace falta WebAssembly. Prueba con un navegador más nuevo.",
    noFetch: "No se ha podido cargar el juego. ¿Hay conexión?",
    lost: "El navegador le ha quitado la imagen al juego.",
    stopped: "El juego se ha detenido.",
    goOn: "Continuar",
  },
  ar: {
    loading: "جارٍ تحميل اللعبة…",
    noWebGl: "لا يستطيع هذا المتصفّح رسم اللعبة: فهي تحتاج إلى WebGL 2. جرّب متصفّحًا أحدث، أو فعّل تسريع العتاد في إعداداته.",
    noWasm: "لا يستطيع هذا المتصفّح تشغيل اللعبة: فهي تحتاج إلى WebAssembly. جرّب متصفّحًا أحدث.",
    noFetch: "تعذّر تحميل اللعبة. هل هناك اتصال؟",
    lost: "أوقف المتصفّح صورة اللعبة.",
    stopped: "توقّفت اللعبة.",
    goOn: "متابعة",
  },
};

// The language of the address, else the one that was chosen in the game, else the browser's.
const wanted = () => {
  const asked = new URLSearchParams(location.search).get("lang");
  let kept = null;
  try {
    kept = /\blanguage:\s*Some\((\w+)\)/.exec(localStorage.getItem("parchis/settings.ron") ?? "")?.[1];
  } catch {
    // A browser that keeps nothing has kept no language.
  }
  const found = [asked, kept, ...navigator.languages].map((tag) => tag?.toLowerCase().split("-")[0]);
  return found.find((tag) => tag in WORDS) ?? "en";
};

let words = WORDS.en;

export const say = (what) => words[what];

// Writes everything that the page says in a language.
export const speak = (language = wanted()) => {
  words = WORDS[language] ?? WORDS.en;
  document.documentElement.lang = language;
  document.documentElement.dir = language === "ar" ? "rtl" : "ltr";
  for (const element of document.querySelectorAll("[data-says]")) {
    element.textContent = say(element.dataset.says);
  }
};
