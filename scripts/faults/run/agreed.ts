import { setTimeout as pause } from 'node:timers/promises';
import type { Cluster } from '../cluster/cluster';
import { absent, differences, type Standing } from '../compare/differences';
import { standingNow } from '../compare/standingNow';
import type { Crowd } from '../crowd/crowd';
import type { DeskRows } from './deskRows';

/** So long after a fault those who are connected may still differ. */
const boundMs = 10_000;
/** Who was in the middle of trying to connect gives that up first, and waits before the next try. */
const backMs = 20_000;
const everyMs = 500;

interface Agreed {
  tookMs: number;
  /** What is left when the time is over. */
  differences: readonly string[];
}

/** Nobody moves until all agree, or until they should. */
export async function untilAgreed(crowd: Crowd, cluster: Cluster, rows: DeskRows): Promise<Agreed> {
  const begun = performance.now();
  const look = () =>
    standingNow(crowd, cluster.urls, rows).then(found, (failure) => ({ unlike: [String(failure)], away: [] }));
  crowd.standStill();
  try {
    for (;;) {
      const { unlike, away } = await look();
      const tookMs = Math.round(performance.now() - begun);
      const isOver = unlike.length + away.length === 0 || tookMs > (unlike.length > 0 ? boundMs : backMs);
      if (isOver) return { tookMs, differences: [...unlike, ...away] };
      await pause(everyMs);
    }
  } finally {
    crowd.goOn();
  }
}

const found = (standing: Standing) => ({ unlike: differences(standing), away: absent(standing) });
