const lockName = 'mukae.call';

/** Absent where the page came over plain http. */
const locksOfBrowser = (): LockManager | undefined => navigator.locks;

/** This page leads a call, and the other pages of the browser can know it. Gives back how to let go, as a page that goes does. */
export function leadCall(): () => void {
  let letGo = () => {};
  const untilLetGo = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void locksOfBrowser()?.request(lockName, { mode: 'shared' }, () => untilLetGo);
  return letGo;
}

/** Whether a page of this browser leads a call. */
export async function isCallLedHere(): Promise<boolean> {
  const locks = await locksOfBrowser()?.query();
  return (locks?.held ?? []).some(({ name }) => name === lockName);
}
