import { timing } from '@mukae/contract/domain/reception/timing';
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
  for (let passed = 0; passed <= 100_000; passed += timing.beat) {
    heartbeat.heard();
    vi.advanceTimersByTime(timing.beat);
  }
  expect(beat).toHaveBeenCalledTimes(2);
  expect(onSilence).not.toHaveBeenCalled();
});

it('[O-L04] asks when the server misses a beat, and gives the connection up 10 seconds after its last word', () => {
  const { heartbeat, beat, onSilence } = newHeartbeat();
  heartbeat.heard();
  vi.advanceTimersByTime(6_000);
  expect(beat).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_999);
  expect(onSilence).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(onSilence).toHaveBeenCalledOnce();
});

it('[O-L04] goes on when the server answers late', () => {
  const { heartbeat, onSilence } = newHeartbeat();
  heartbeat.heard();
  vi.advanceTimersByTime(9_000);
  heartbeat.heard();
  vi.advanceTimersByTime(9_000);
  expect(onSilence).not.toHaveBeenCalled();
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
