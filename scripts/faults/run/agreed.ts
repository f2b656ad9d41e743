import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster';
import { differences } from '../compare/differences';
import { standingNow } from '../compare/standingNow';
import type { Crowd } from '../crowd/crowd';
import type { DeskRows } from './deskRows';

/** So long after a fault all may still differ. */
const boundMs = 10_000;
const everyMs = 500;

interface Agreed {
  tookMs: number;
  /** What is left when the time is over. */
  differences: readonly string[];
}

/** Nobody moves until all agree, or until they should. */
export async function untilAgreed(crowd: Crowd, cluster: Cluster, rows: DeskRows): Promise<Agreed> {
  const begun = performance.now();
  crowd.standStill();
  try {
    for (;;) {
      const found = await standingNow(crowd, cluster.urls, rows).then(differences, (failure) => [String(failure)]);
      const tookMs = Math.round(performance.now() - begun);
      if (found.length === 0 || tookMs > boundMs) return { tookMs, differences: found };
      await pause(everyMs);
    }
  } finally {
    crowd.goOn();
  }
}
