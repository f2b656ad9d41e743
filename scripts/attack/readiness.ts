import { setTimeout as passed } from 'node:timers/promises';

export const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  );

const patienceMs = 60_000;

/** How long it took until it was so. */
export async function msUntil(isSo: () => Promise<boolean>): Promise<number> {
  const since = performance.now();
  while (!(await isSo())) {
    if (performance.now() - since > patienceMs) break;
    await passed(20);
  }
  return performance.now() - since;
}
