/** The code of a page did not come, or a line could not be mended. */
type Reason = 'pageMissing' | 'lineHopeless';

const keyOf = (why: Reason) => `mukae.reloadedAt.${why}`;
const shortlyMs = 30 * 1000;

/** Remembers when: a page that fails again at once must not reload at once. */
export function reloadFor(why: Reason): void {
  sessionStorage.setItem(keyOf(why), String(Date.now()));
  window.location.reload();
}

/** A page came: the reload was of use, and may be so again. */
export const notePageCame = (): void => sessionStorage.removeItem(keyOf('pageMissing'));

/** Not where the clock was put back: it would be shortly after for as long as that. */
export const isShortlyAfter = (time: number): boolean => Date.now() >= time && Date.now() - time < shortlyMs;

export const hasJustReloadedFor = (why: Reason): boolean =>
  isShortlyAfter(Number(sessionStorage.getItem(keyOf(why)) ?? 0));
