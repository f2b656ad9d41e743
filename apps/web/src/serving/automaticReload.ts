const key = 'mukae.reloadedAt';
const shortlyMs = 30 * 1000;

/** Reloads because the service is back, and remembers when: a page that fails again at once must not reload at once. */
export function reloadForService(): void {
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}

/** Not where the clock was put back: it would be shortly after for as long as that. */
export const isShortlyAfter = (time: number): boolean => Date.now() >= time && Date.now() - time < shortlyMs;

export const hasJustReloaded = (): boolean => isShortlyAfter(Number(sessionStorage.getItem(key) ?? 0));
