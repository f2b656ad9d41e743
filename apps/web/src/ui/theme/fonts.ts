import allFonts from '@fontsource-variable/noto-sans-jp/index.css?url';

const staysInSystemFont = () => undefined;

const afterFirstPaint = (load: () => void): void => {
  requestAnimationFrame(() => requestAnimationFrame(load));
};

/** The common characters, after the first paint: until then the text stands in the system's own font. */
export const loadCommonFonts = (): void =>
  // A server that is away meanwhile is told by whoever needs more of it than letters.
  afterFirstPaint(() => void import('@fontsource-variable/noto-sans-jp/index.css?common').catch(staysInSystemFont));

let sheet: HTMLLinkElement | undefined;

/** One in the place of another: what is declared anew is also fetched anew. */
function declareFonts(): void {
  const before = sheet;
  const next = document.createElement('link');
  next.rel = 'stylesheet';
  next.href = allFonts;
  next.onload = () => before?.remove();
  next.onerror = () => next.remove();
  document.head.append(next);
  sheet = next;
}

/** Every character, for pages that show what people wrote. */
export const loadAllFonts = (): void => {
  afterFirstPaint(() => {
    if (!sheet) declareFonts();
  });
};

/** Fetches letters that are not shown yet. */
export async function fetchLetters(letters: string): Promise<void> {
  const declared = sheet;
  if (declared && declared.sheet === null) {
    await new Promise((settle) => {
      for (const end of ['load', 'error']) declared.addEventListener(end, settle, { once: true });
    });
  }
  await document.fonts.load('500 16px "Noto Sans JP Variable"', letters);
}

/** Letters that did not come are asked for again; a browser would not by itself. */
export function askAgainForFonts(): void {
  if (!sheet) return;
  const haveFailed = [...document.fonts].some(({ status }) => status === 'error');
  if (sheet.sheet === null || haveFailed) declareFonts();
}
