import { servingName } from '@mukae/contract/calls/health';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { waitForService } from './waitForService';

const fetched = vi.fn<(path: string) => Promise<Response>>();
const onServing = vi.fn();
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.clearAllMocks();
  fetched.mockImplementation(async () => new Response('', { status: 502 }));
  vi.stubGlobal('fetch', fetched);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('waitForService', () => {
  it('[A-S21] [A-K03] asks after one second, then every ten', async () => {
    const stop = waitForService(onServing);
    await pass(999);
    expect(fetched).not.toHaveBeenCalled();
    await pass(1);
    expect(fetched).toHaveBeenCalledOnce();
    expect(fetched.mock.calls[0]?.[0]).toBe('/health');
    await pass(9_999);
    expect(fetched).toHaveBeenCalledOnce();
    await pass(1);
    expect(fetched).toHaveBeenCalledTimes(2);
    stop();
  });

  it('asks more calmly after a reload that did not help', async () => {
    sessionStorage.setItem('mukae.reloadedAt', String(Date.now()));
    const stop = waitForService(onServing);
    await pass(9_999);
    expect(fetched).not.toHaveBeenCalled();
    await pass(1);
    expect(fetched).toHaveBeenCalledOnce();
    stop();
  });

  it('[A-F07] [A-S21] tells once when the serving name answers, and stops asking', async () => {
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
    expect(fetched).toHaveBeenCalledTimes(4);
    stop();
  });

  it('[A-S21] stops when the dialog is closed', async () => {
    const stop = waitForService(onServing);
    await pass(1000);
    stop();
    await pass(60_000);
    expect(fetched).toHaveBeenCalledOnce();
  });
});
