import { sampleOf, type UsedFace } from './letters';

const bare = (text: string): string => text.replaceAll(/["'\s]/g, '').toLowerCase();

const keyOf = (family: string, range: string): string => `${bare(family)} ${bare(range)}`;

/** The slices that the browser had to load for what stands on the page. */
const loaded = (): Set<string> =>
  new Set(
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family, unicodeRange }) => keyOf(family, unicodeRange)),
  );

const asAddress = async (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

export interface FontInUse extends UsedFace {
  /** The face with its file within it. */
  css: string;
}

/** One whose file does not come is left out, and the letters stand in the system's own. */
async function faceInOne(face: CSSFontFaceRule): Promise<FontInUse[]> {
  const base = face.parentStyleSheet?.href ?? location.href;
  const [, file = ''] = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue('src')) ?? [];
  const answer = await fetch(new URL(file, base)).catch(() => null);
  if (!answer?.ok) return [];
  const address = await asAddress(await answer.blob());
  const told = (name: string): string => face.style.getPropertyValue(name);
  const described = ['font-family', 'font-style', 'font-weight', 'unicode-range']
    .filter((name) => told(name) !== '')
    .map((name) => `${name}: ${told(name)};`);
  return [
    {
      family: told('font-family'),
      weight: told('font-weight').split(' ').at(-1) ?? '',
      signs: sampleOf(told('unicode-range')),
      css: `@font-face { ${described.join(' ')} src: url(${address}); }`,
    },
  ];
}

/** The fonts in which the page is written, as far as they are used there. */
export async function fontsInUse(rules: readonly CSSRule[]): Promise<FontInUse[]> {
  const used = loaded();
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) =>
      used.has(keyOf(style.getPropertyValue('font-family'), style.getPropertyValue('unicode-range'))),
    );
  return (await Promise.all(faces.map(faceInOne))).flat();
}
