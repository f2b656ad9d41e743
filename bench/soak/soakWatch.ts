/** What is counted within the page, from its first moment on. */
declare global {
  var soakWatch: {
    /** How often the reception stood otherwise than before, as the ribbon tells it. */
    changes: number;
    /** Files in memory that have an address, and have not been given up. */
    objectUrls: number;
    untilRibbonSays(word: string): Promise<void>;
    /** As if the cable was pulled. */
    cut(): void;
  };
}

const patienceMs = 30_000;

let socket: WebSocket | undefined;
let ribbon = '';
let waiting: (() => void)[] = [];

const ribbonNow = (): string => {
  const signs = [...document.querySelectorAll('main [role="status"]')];
  return signs.find((sign) => !sign.closest('[inert]'))?.textContent ?? '';
};

globalThis.soakWatch = {
  changes: 0,
  objectUrls: 0,
  untilRibbonSays: (word) =>
    new Promise((resolve, reject) => {
      const patience = setTimeout(() => reject(new Error(`it says ${ribbon} instead of ${word}`)), patienceMs);
      const look = () => {
        if (!ribbon.startsWith(word)) return void waiting.push(look);
        clearTimeout(patience);
        resolve();
      };
      look();
    }),
  cut: () => socket?.close(),
};

new MutationObserver(() => {
  const now = ribbonNow();
  if (now === ribbon) return;
  ribbon = now;
  soakWatch.changes += 1;
  const looking = waiting;
  waiting = [];
  for (const look of looking) look();
}).observe(document, { childList: true, subtree: true, characterData: true });

const { createObjectURL, revokeObjectURL } = URL;
URL.createObjectURL = (what) => {
  soakWatch.objectUrls += 1;
  return createObjectURL(what);
};
URL.revokeObjectURL = (url) => {
  soakWatch.objectUrls -= 1;
  revokeObjectURL(url);
};

globalThis.WebSocket = class extends WebSocket {
  constructor(...given: ConstructorParameters<typeof WebSocket>) {
    super(...given);
    socket = this;
  }
};

export {};
