import type { Plugin } from 'vite';

/** Noto Sans JP comes in 120 slices, the rarest characters first; from here on they are common, and so is Latin. */
const firstCommonSlice = 85;

const sliceOf = (face: string): string => /noto-sans-jp-\[?([\w-]+?)\]?-wght/.exec(face)?.[1] ?? '';
const isCommon = (face: string): boolean => sliceOf(face) === 'latin' || Number(sliceOf(face)) >= firstCommonSlice;

/** `index.css?common`: the stylesheet without its rare slices, a sixth of the size, for pages with known words. */
export const commonFonts = (): Plugin => ({
  name: 'common-fonts',
  enforce: 'pre',
  transform(css, id) {
    if (!id.endsWith('.css?common')) return undefined;
    const faces = css.match(/@font-face \{[^}]*\}/g) ?? [];
    return { code: faces.filter(isCommon).join('\n'), map: null };
  },
});
