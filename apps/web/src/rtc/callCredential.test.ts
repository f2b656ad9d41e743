import { credentialLifetimeMs } from '@mukae/contract/domain/call/credential';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CallCredential } from './callCredential';

const servers = (name: string) => [{ urls: `turn:${name}.example` }];

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('the credential of a call', () => {
  it('[O-K20] that is refused says so', async () => {
    await expect(CallCredential.obtain(() => Promise.reject(new Error('no')))).rejects.toMatchObject({
      fault: 'authentication',
    });
  });

  it('[O-K20] is asked for again only when it grows old', async () => {
    const ask = vi.fn(async () => servers(`n${ask.mock.calls.length}`));
    const credential = await CallCredential.obtain(ask);
    expect(await credential.renewed()).toEqual(servers('n1'));
    vi.setSystemTime(Date.now() + credentialLifetimeMs / 2);
    expect(await credential.renewed()).toEqual(servers('n2'));
    expect(credential.iceServers).toEqual(servers('n2'));
  });

  it.each([
    ['refuses', () => Promise.reject(new Error('away'))],
    ['is silent', () => new Promise<never>(() => {})],
  ])('[O-C23] is used further while the server %s', async (_, fail) => {
    const ask = vi.fn(async (): Promise<RTCIceServer[]> => servers('first'));
    const credential = await CallCredential.obtain(ask);
    ask.mockImplementation(fail);
    vi.setSystemTime(Date.now() + credentialLifetimeMs);
    const renewed = credential.renewed();
    await vi.advanceTimersByTimeAsync(2000);
    expect(await renewed).toEqual(servers('first'));
  });
});
