import { healthCalls, servingName } from '@mukae/contract/calls/health';
import { call, isError } from '@/api/call';
import { hasJustReloaded } from './automaticReload';

const firstDelayMs = 1000;
const intervalMs = 10 * 1000;

async function isServingByName(): Promise<boolean> {
  const answer = await call(healthCalls.health, {});
  return !isError(answer) && answer.ServerName === servingName;
}

/**
 * Asks every ten seconds, a second from now for the first time, until the service answers under its name. Calmly, and after
 * a reload that did not help, the first question waits as well.
 */
export function waitForService(onServing: () => void, how?: 'calmly'): () => void {
  let timer = setTimeout(ask, how === 'calmly' || hasJustReloaded() ? intervalMs : firstDelayMs);
  let stopped = false;

  async function ask() {
    timer = setTimeout(ask, intervalMs);
    const serving = await isServingByName();
    if (stopped || !serving) return;
    stop();
    onServing();
  }

  function stop() {
    stopped = true;
    clearTimeout(timer);
  }
  return stop;
}
