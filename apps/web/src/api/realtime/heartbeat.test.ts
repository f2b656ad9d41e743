import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Heartbeat } from './heartbeat';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function newHeartbeat() {
  const pulse = { beat: vi.fn(), onSilence: vi.fn() };
  return { heartbeat: new Heartbeat(pulse), ...pulse };
}

it('[O-L04] asks every 50 seconds', () => {
  const { heartbeat, beat, onSilence } = newHeartbeat();
  heartbeat.heard();
  vi.advanceTimersByTime(50_000);
  heartbeat.heard();
  vi.advanceTimersByTime(50_000);
  expect(beat).toHaveBeenCalledTimes(2);
  expect(onSilence).not.toHaveBeenCalled();
});

it('[O-L04] gives a connection up when nothing is heard for 10 seconds after asking', () => {
  const { heartbeat, onSilence } = newHeartbeat();
  heartbeat.heard();
  vi.advanceTimersByTime(59_999);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('[O-L04] gives up a connection on which nothing is ever heard', () => {
  const { onSilence } = newHeartbeat();
  vi.advanceTimersByTime(10_000);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('asks no more once it is stopped', () => {
  const { heartbeat, beat, onSilence } = newHeartbeat();
  heartbeat.stop();
  vi.advanceTimersByTime(200_000);
  expect(beat).not.toHaveBeenCalled();
  expect(onSilence).not.toHaveBeenCalled();
});
