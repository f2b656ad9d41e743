import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import type { KeptDevice } from './keptDevice';
import { visitorPicture } from './visitorPicture';

/** The streams that a track is in: as browsers do, it holds all of them. */
const streams = new Set<object>();

beforeEach(() => {
  vi.useFakeTimers();
  streams.clear();
  vi.stubGlobal(
    'MediaStream',
    class extends MediaStream {
      constructor(_tracks: MediaStreamTrack[]) {
        super();
        streams.add(this);
      }
      override removeTrack() {
        streams.delete(this);
      }
    },
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('[D-N14] a camera that is kept for years holds nothing of the pictures that were taken with it', async () => {
  const letGo = vi.fn();
  const camera: Pick<KeptDevice, 'use' | 'trackWithin'> = {
    use: () => letGo,
    trackWithin: async () => fakeTrack('video'),
  };
  for (let visit = 0; visit < 3; visit += 1) {
    const taken = visitorPicture(camera);
    await vi.advanceTimersByTimeAsync(0);
    expect(streams.size).toBe(1);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await taken).toBeNull();
  }
  expect([streams.size, letGo.mock.calls.length]).toEqual([0, 3]);
});
