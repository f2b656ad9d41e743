import { ok } from '@mukae/contract/calls/answers';
import { healthCalls } from '@mukae/contract/calls/health';
import { talkingCalls } from '@mukae/contract/calls/talking';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { startOver } from './startOver';

const reload = vi.spyOn(window.location, 'reload');
let wire = new Wire();

beforeEach(() => {
  vi.useFakeTimers();
  reload.mockReset();
  wire = new Wire().answers(healthCalls.health, { ServerName: 'front-desk' });
  vi.stubGlobal('fetch', wire.fetch);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('[O-AI06] begins anew once the receptionist has forgotten what was said', async () => {
  wire.answers(talkingCalls.restartTalk, ok);
  void startOver();
  await vi.advanceTimersByTimeAsync(500);
  expect(wire.sentTo(talkingCalls.restartTalk)).toHaveLength(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('[O-AI06] does not wait for a receptionist that is slow, or away', async () => {
  wire.answers(talkingCalls.restartTalk, () => new Promise(() => {}));
  void startOver();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(reload).toHaveBeenCalledOnce();
});
