import { setTimeout as pause } from 'node:timers/promises';
import { check } from '../checker/check';
import { sayingsWithoutAnswer } from '../checker/pages';
import type { Violation } from '../checker/violation';
import type { Cluster } from '../cluster/cluster';
import { addStaffedCompany, type Staff } from '../crowd/accounts';
import { Balancer } from '../crowd/balancer';
import { Crowd } from '../crowd/crowd';
import type { Fault, PlannedFault } from '../faults/fault';
import { History } from '../history/history';
import { untilAgreed } from './agreed';
import { DeskRows } from './deskRows';

export interface RunPlan {
  seed: number;
  schedule: readonly PlannedFault[];
  /** False: each fault follows as soon as all agree after the one before. */
  keepsTime: boolean;
  staff: readonly Staff[];
  paceMs: number;
  /** How long everybody is left alone before and after a fault. */
  calmMs: number;
  log(line: string): void;
}

interface Outcome {
  history: History;
  violations: Violation[];
}

/** Nobody has anything to say any more that was not answered, or has waited long enough. */
const lastAnswersMs = 20_000;

/** A crowd at work while things break; afterwards everything that was seen is judged. */
export async function runFaults(cluster: Cluster, plan: RunPlan): Promise<Outcome> {
  const { seed, schedule, keepsTime, staff, paceMs, calmMs, log } = plan;
  const companies = [];
  for (const one of staff) companies.push(await addStaffedCompany(cluster.postgres.url, one));
  const rows = new DeskRows(
    cluster.postgres.url,
    companies.map(({ companyId }) => companyId),
  );
  const history = new History();
  const balancer = new Balancer(cluster.urls);
  const crowd = new Crowd({ history, balancer, companies, seed, paceMs });
  const looking = setInterval(() => {
    // Where nothing can be read, nothing is known.
    rows.seats().then(
      (seats) => history.note({ is: 'seated', seats }),
      () => undefined,
    );
  }, 1_000);

  async function breakOnce({ fault, lastsMs }: PlannedFault, number: number): Promise<void> {
    history.note({ is: 'broke', fault: number, name: fault.name, harm: fault.harm });
    log(`${(history.now() / 1_000).toFixed(1)} s: ${fault.name}, ${(lastsMs / 1_000).toFixed(1)} s`);
    const failures = await brokenAndMended(fault, lastsMs).then(
      (): string[] => [],
      (failure) => [String(failure)],
    );
    history.note({ is: 'mended', fault: number, name: fault.name });
    failures.push(...(await cluster.startWhoEnded()));
    const agreed = await untilAgreed(crowd, cluster, rows);
    const differences = [...failures, ...agreed.differences];
    history.note({ is: 'compared', fault: number, tookMs: agreed.tookMs, differences });
    for (const difference of differences) log(`  after ${agreed.tookMs} ms: ${difference}`);
  }

  async function brokenAndMended(fault: Fault, lastsMs: number): Promise<void> {
    const mend = await fault.begin(cluster);
    await pause(lastsMs);
    await mend();
  }

  try {
    await pause(calmMs);
    for (const [index, planned] of schedule.entries()) {
      if (keepsTime) await pause(Math.max(0, planned.at * 1_000 - history.now()));
      await breakOnce(planned, index + 1);
      await pause(calmMs);
    }
    // Whoever touches after the last fault is rung for.
    await pause(calmMs);
    crowd.standStill();
    const deadline = performance.now() + lastAnswersMs;
    while (sayingsWithoutAnswer(history.entries) > 0 && performance.now() < deadline) await pause(200);
    const told = { history: history.entries, rows: await rows.rows() };
    return { history, violations: check(told) };
  } finally {
    clearInterval(looking);
    crowd.stop();
    balancer.stop();
  }
}
