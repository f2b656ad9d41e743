import { errorCodes } from '@mukae/contract/errors/codes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSession } from './watchSession';

const minute = 60_000;
const start = Date.parse('2026-11-16T10:00:00+09:00');

let endsAt = start;
let answer: () => Response;
const onWarning = vi.fn();
const onEnd = vi.fn();

/** By how much this device is ahead of the server. */
let ahead = 0;
const withEnd = () =>
  Response.json({
    result: 'OK',
    date: new Date(endsAt).toISOString(),
    now: new Date(Date.now() - ahead).toISOString(),
  });
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
  vi.clearAllMocks();
  endsAt = start + 60 * minute;
  answer = withEnd;
  ahead = 0;
  vi.stubGlobal('fetch', async () => answer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('watchSession', () => {
  it('warns five minutes before the end and ends at the end', async () => {
    const stop = watchSession({ onWarning, onEnd });
    await pass(55 * minute - 1000);
    expect(onWarning).not.toHaveBeenCalled();
    await pass(1000);
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(5);
    await pass(5 * minute - 1000);
    expect(onEnd).not.toHaveBeenCalled();
    await pass(1000);
    expect(onEnd).toHaveBeenCalledOnce();
    stop();
  });

  it('goes by the clock of the server: a device that is a day ahead stays logged in', async () => {
    ahead = 24 * 60 * minute;
    vi.setSystemTime(start + ahead);
    const stop = watchSession({ onWarning, onEnd });
    await pass(54 * minute);
    expect(onWarning).not.toHaveBeenCalled();
    await pass(minute);
    expect(onWarning).toHaveBeenCalledExactlyOnceWith(5);
    await pass(5 * minute);
    expect(onEnd).toHaveBeenCalledOnce();
    stop();
  });

  it('says nothing when the session has moved on with use', async () => {
    const stop = watchSession({ onWarning, onEnd });
    await pass(50 * minute);
    endsAt += 30 * minute;
    await pass(10 * minute);
    expect(onWarning).not.toHaveBeenCalled();
    await pass(25 * minute);
    expect(onWarning).toHaveBeenCalledOnce();
    stop();
  });

  it('does not log out a person who went on after the warning', async () => {
    const stop = watchSession({ onWarning, onEnd });
    await pass(56 * minute);
    endsAt += 60 * minute;
    await pass(30 * minute);
    expect(onEnd).not.toHaveBeenCalled();
    stop();
  });

  it('ends when the server no longer knows the session', async () => {
    answer = () => Response.json({ result: 'Error', code: errorCodes.notLoggedIn, msg: '' }, { status: 401 });
    const stop = watchSession({ onWarning, onEnd });
    await pass(0);
    expect(onEnd).toHaveBeenCalledOnce();
    stop();
  });

  it('keeps asking while the server is away', async () => {
    answer = () => new Response('', { status: 502 });
    const stop = watchSession({ onWarning, onEnd });
    await pass(minute);
    expect(onEnd).not.toHaveBeenCalled();
    answer = withEnd;
    endsAt = start + 3 * minute;
    await pass(minute);
    expect(onWarning).toHaveBeenCalledOnce();
    stop();
  });

  it('is silent once stopped', async () => {
    watchSession({ onWarning, onEnd })();
    await pass(120 * minute);
    expect(onWarning).not.toHaveBeenCalled();
    expect(onEnd).not.toHaveBeenCalled();
  });
});
