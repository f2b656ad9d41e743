const key = 'mukae.volume';
const loud = 100;

/** How loud the visitor is, 0 to 100, also after a reload. */
export const volume = {
  remembered: (): number => {
    const kept = Number(localStorage.getItem(key) ?? loud);
    return kept >= 0 && kept <= loud ? kept : loud;
  },
  remember: (percent: number): void => localStorage.setItem(key, String(percent)),
};
