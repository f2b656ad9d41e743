import { servingName } from '@mukae/contract/calls/health';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { channelOpened } from '@/api/realtime/channelOpened';
import { waitForService } from './waitForService';

const fetched = vi.fn<(path: string) => Promise<Response>>();
const onServing = vi.fn();
let hours = 0;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  sessionStorage.clear();
  // No test follows another so soon that the server would count as of no use.
  vi.useFakeTimers({ now: Date.now() + ++hours * 3_600_000 });
  vi.clearAllMocks();
  fetched.mockImplementation(async () => new Response('', { status: 502 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('waitForService', () => {
  it('[A-S21] [A-K03] asks after one second, then after pauses that grow to ten', async () => {
    const stop = waitForService(onServing);
    const asked: number[] = [];
    const start = Date.now();
    fetched.mockImplementation(async () => {
      asked.push((Date.now() - start) / 1000);
      return new Response('', { status: 502 });
    });
    await pass(36_000);
    expect(asked).toEqual([1, 3, 7, 15, 25, 35]);
    expect(fetched.mock.calls[0]?.[0]).toBe('/health');
    stop();
  });

  it.each([
    ['the browser is online', () => window.dispatchEvent(new Event('online'))],
    ['the channel is open', () => channelOpened.tell()],
  ])(
    '[D-E06] asks at once when %s again, one question at a time, and no more once it has stopped',
    async (_, happen) => {
      const stop = waitForService(onServing);
      await pass(16_000);
      fetched.mockClear();
      fetched.mockImplementation(() => new Promise(() => undefined));
      happen();
      happen();
      expect(fetched).toHaveBeenCalledOnce();
      stop();
      happen();
      expect(fetched).toHaveBeenCalledOnce();
    },
  );

  it('asks more calmly for a server that was back a moment ago and of no use', async () => {
    fetched.mockImplementation(async () => Response.json({ ServerName: servingName }));
    waitForService(onServing);
    await pass(1000);
    waitForService(onServing);
    await pass(9_999);
    expect(onServing).toHaveBeenCalledOnce();
    await pass(1);
    expect(onServing).toHaveBeenCalledTimes(2);
  });

  it('asks more calmly after a reload that did not help', async () => {
    sessionStorage.setItem('mukae.reloadedAt.pageMissing', String(Date.now()));
    const stop = waitForService(onServing);
    await pass(9_999);
    expect(fetched).not.toHaveBeenCalled();
    await pass(1);
    expect(fetched).toHaveBeenCalledOnce();
    stop();
  });

  it('[A-S21] tells once when the serving name answers, and stops asking', async () => {
    waitForService(onServing);
    await pass(1000);
    expect(onServing).not.toHaveBeenCalled();
    fetched.mockImplementation(async () => Response.json({ ServerName: servingName }));
    await pass(60_000);
    expect(onServing).toHaveBeenCalledOnce();
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('[A-S21] goes on while another server answers', async () => {
    fetched.mockImplementation(async () => Response.json({ ServerName: 'maintenance' }));
    const stop = waitForService(onServing);
    await pass(31_000);
    expect(onServing).not.toHaveBeenCalled();
    expect(fetched).toHaveBeenCalledTimes(5);
    stop();
  });

  it('[A-S21] stops when nobody waits any more', async () => {
    const stop = waitForService(onServing);
    await pass(1000);
    stop();
    await pass(60_000);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
