const key = 'mukae.reloadedAt';
const shortlyMs = 30 * 1000;

/** Reloads because the service is back, and remembers when: a page that fails again at once must not reload at once. */
export function reloadForService(): void {
  sessionStorage.setItem(key, String(Date.now()));
  window.location.reload();
}

export const hasJustReloaded = (): boolean => Date.now() - Number(sessionStorage.getItem(key) ?? 0) < shortlyMs;
