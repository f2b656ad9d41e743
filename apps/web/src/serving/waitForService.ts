import { healthCalls, servingName } from '@mukae/contract/calls/health';
import { call, isError } from '@/api/call';
import { channelOpened } from '@/api/realtime/channelOpened';
import { onReawakening } from '@/api/realtime/reawakening';
import { hasJustReloadedFor, isShortlyAfter } from './automaticReload';

const firstPauseMs = 1000;
const longestPauseMs = 10 * 1000;

let servedAt = Number.NEGATIVE_INFINITY;

/** It was back a moment ago and is missed again: it may be back and of no use. */
const wasOfNoUse = () => hasJustReloadedFor('pageMissing') || isShortlyAfter(servedAt);

async function isServingByName(): Promise<boolean> {
  const answer = await call(healthCalls.health, {});
  return !isError(answer) && answer.ServerName === servingName;
}

/**
 * Asks until the service answers under its name: after ever longer pauses, and at once when the network, the page or the
 * channel is there again.
 */
export function waitForService(onServing: () => void): () => void {
  let pause = wasOfNoUse() ? longestPauseMs : firstPauseMs;
  let timer = setTimeout(ask, pause);
  let isAsking = false;
  let isOver = false;

  async function ask() {
    if (isAsking) return;
    isAsking = true;
    clearTimeout(timer);
    const isServing = await isServingByName();
    isAsking = false;
    if (isOver) return;
    if (!isServing) {
      pause = Math.min(pause * 2, longestPauseMs);
      timer = setTimeout(ask, pause);
      return;
    }
    stop();
    servedAt = Date.now();
    onServing();
  }

  const stopListening = [onReawakening(() => void ask()), channelOpened.add(() => void ask())];
  function stop() {
    isOver = true;
    clearTimeout(timer);
    for (const stopOne of stopListening) stopOne();
  }
  return stop;
}
