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

/** A font face whose file is within it; one whose file does not come is left out, and the letters stand in the system's own. */
async function faceInOne(face: CSSFontFaceRule): Promise<string> {
  const base = face.parentStyleSheet?.href ?? location.href;
  const [, file = ''] = /url\(["']?([^"')]+)["']?\)/.exec(face.style.getPropertyValue('src')) ?? [];
  const answer = await fetch(new URL(file, base)).catch(() => null);
  if (!answer?.ok) return '';
  const address = await asAddress(await answer.blob());
  const described = ['font-family', 'font-style', 'font-weight', 'unicode-range']
    .map((name) => [name, face.style.getPropertyValue(name)] as const)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value};`);
  return `@font-face { ${described.join(' ')} src: url(${address}); }`;
}

/** The fonts in which the page is written, as far as they are used there. */
export async function fontsInUse(rules: readonly CSSRule[]): Promise<string> {
  const used = loaded();
  const faces = rules
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(({ style }) =>
      used.has(keyOf(style.getPropertyValue('font-family'), style.getPropertyValue('unicode-range'))),
    );
  return (await Promise.all(faces.map(faceInOne))).join('\n');
}
