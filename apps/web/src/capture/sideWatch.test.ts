import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CameraPicture } from './cameraPicture';
import { SideWatch } from './sideWatch';
import { TrackerFailure } from './worker/tracker';

const picture: CameraPicture = { width: 1, height: 1, close: () => {} };

describe('whoever looks at some of the pictures', () => {
  beforeEach(() => {
    vi.stubGlobal('ImageBitmap', Object);
    vi.stubGlobal('createImageBitmap', async () => picture);
  });
  afterEach(() => void vi.unstubAllGlobals());

  function watching() {
    const tracker = { look: vi.fn(async () => 2), close: vi.fn() };
    const open = vi.fn(async () => tracker);
    return { watch: new SideWatch<number>({ open, pauseMs: 100, staleMs: 500 }), tracker, open };
  }

  it('[O-V25] tells what was seen, until it is stale', async () => {
    const { watch } = watching();
    await watch.offer(picture, 1000);
    await watch.offer(picture, 1100);
    expect([watch.seenAt(1599), watch.seenAt(1600)]).toEqual([2, undefined]);
    expect(watch.hasFailed).toBe(false);
  });

  it('[O-V27] has failed without a model, and is tried again later', async () => {
    const { watch, open } = watching();
    open.mockRejectedValueOnce(new TrackerFailure('noModel'));
    await watch.offer(picture, performance.now());
    expect(watch.hasFailed).toBe(true);
    await watch.offer(picture, performance.now() + 31_000);
    expect(watch.hasFailed).toBe(false);
  });

  it('[O-V27] survives a picture that is gone already', async () => {
    const { watch, tracker } = watching();
    await watch.offer(picture, 1000);
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new Error('detached')));
    await watch.offer(picture, 1100);
    expect(watch.hasFailed).toBe(true);
    expect(tracker.close).toHaveBeenCalled();
  });
});
