const staysInSystemFont = () => undefined;

/** A server that is away meanwhile is told by whoever needs more of it than letters. */
const afterFirstPaint = (load: () => Promise<unknown>): void => {
  requestAnimationFrame(() => requestAnimationFrame(() => void load().catch(staysInSystemFont)));
};

/** The common characters, after the first paint: until then the text stands in the system's own font. */
export const loadCommonFonts = (): void =>
  afterFirstPaint(() => import('@fontsource-variable/noto-sans-jp/index.css?common'));

/** Every character, for pages that show what people wrote. */
export const loadAllFonts = (): void => afterFirstPaint(() => import('@fontsource-variable/noto-sans-jp/index.css'));
