import { afterEach, expect, it, vi } from 'vitest';
import { characterVoice } from './fetchVoice';

afterEach(() => vi.unstubAllGlobals());

it('[D-AS02] what is hushed before it could be heard is not waited for: the line to the service is cut', async () => {
  const told: AbortSignal[] = [];
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    told.push(signal);
    return new Promise((_, refuse) => signal.addEventListener('abort', () => refuse(signal.reason)));
  });
  const hushing = new AbortController();
  const made = characterVoice(() => 3)({ text: 'はい。', language: 'ja' }, hushing.signal);
  hushing.abort();
  await expect(made).rejects.toThrow();
  expect(told.map(({ aborted }) => aborted)).toEqual([true]);
});
