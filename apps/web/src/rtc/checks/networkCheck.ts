import { healthCalls } from '@mukae/contract/calls/health';
import { type Check, type CheckResult, failed, fine, warning } from './check';

const tries = 5;
const slowMs = 400;
const patienceMs = 5000;

async function roundTrip(): Promise<number> {
  const start = performance.now();
  const { method, path } = healthCalls.health;
  const response = await fetch(path, { method, cache: 'no-store', signal: AbortSignal.timeout(patienceMs) });
  await response.text();
  if (!response.ok) throw new Error(`the server answered ${response.status}`);
  return performance.now() - start;
}

/** How far away is the server? */
export class NetworkCheck implements Check {
  readonly name = 'network';

  async run(): Promise<CheckResult> {
    if (!navigator.onLine) return failed('offline');
    const times: number[] = [];
    try {
      for (let n = 0; n < tries; n += 1) times.push(await roundTrip());
    } catch {
      return failed('serverUnreachable');
    }
    const ms = times.toSorted((a, b) => a - b)[Math.floor(tries / 2)] ?? 0;
    return ms < slowMs ? fine({ kind: 'roundTrip', ms }) : warning('slow');
  }
}
