import { type Blendshape, scoreOf, scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { type AvatarFrame, calmFrame } from '@mukae/contract/domain/avatar/frame';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { Emitter } from '@/observing/emitter';
import { MediaFailure } from '@/rtc';
import { FaceSource } from './faceSource';
import type { PicturePlace } from './picturePlace';
import type { SeenFace } from './seenFace';
import type { SeenMoment } from './watchPictures';
import { TrackerFailure } from './worker/tracker';

const square = (size: number): PicturePlace[] => [
  { x: 0.5 - size, y: 0.4 - size },
  { x: 0.5 + size, y: 0.4 + size },
];
const faceWith = (told: Partial<Record<Blendshape, number>>, size = 0.1): SeenFace => ({
  scores: scoresFrom(told),
  head: { yaw: 12, pitch: 0, roll: 0 },
  outline: square(size),
});
const shown = (...faces: SeenFace[]): SeenMoment => ({ faces, hands: [], lacksHands: false, brightness: 120 });

/** A camera that a test plugs in and out. */
class TestCamera extends Emitter<{
  track: MediaStreamTrack;
  fault: MediaFailure['fault'];
  devices: MediaDeviceInfo[];
}> {
  track: MediaStreamTrack | undefined;
  refusal: MediaFailure | undefined;

  plugIn(): MediaStreamTrack {
    const track = fakeTrack('video');
    this.track = track;
    this.emit('track', track);
    return track;
  }

  async open(): Promise<MediaStreamTrack> {
    if (this.refusal) throw this.refusal;
    return this.plugIn();
  }

  close(): void {
    this.track = undefined;
  }
}

type Watch = NonNullable<ConstructorParameters<typeof FaceSource>[2]>;

function operatorAt(camera: TestCamera) {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  let see: Parameters<Watch>[2] = () => {};
  const watch = vi.fn<Watch>(async (_track, { onReading }, tell) => {
    see = tell;
    onReading();
  });
  const source = new FaceSource(camera, storage, watch);
  const told: AvatarFrame[] = [];
  source.on('frame', (frame) => told.push(frame));
  /** What the avatar was told last. */
  const newest = (): AvatarFrame => told.at(-1) ?? calmFrame;
  const scored = (shape: Blendshape): number => scoreOf(newest().scores, shape);
  /** The same picture for as long as it takes to be believed. */
  const show = (seen: SeenMoment, forMs = 1000, { everyMs = 50, readInMs = 0 } = {}) => {
    for (let passed = 0; passed < forMs; passed += everyMs) {
      vi.advanceTimersByTime(everyMs);
      see(seen, performance.now() - readInMs);
    }
  };
  return { source, watch, show, told, newest, scored };
}

describe('the camera as what moves the avatar', () => {
  let camera: TestCamera;
  beforeEach(() => {
    vi.useFakeTimers();
    camera = new TestCamera();
  });
  afterEach(() => void vi.useRealTimers());

  async function started() {
    const operator = operatorAt(camera);
    operator.source.start();
    await vi.advanceTimersByTimeAsync(0);
    return operator;
  }

  it('[O-V26] moves it by the face that it sees, as a mirror', async () => {
    const { source, show, newest, scored } = await started();
    expect(source.state).toEqual({ is: 'starting' });
    show(shown(faceWith({ jawOpen: 0.8, eyeBlinkLeft: 0.6 })));
    expect(source.state).toEqual({ is: 'running', sees: 'face', isDark: false, lacksHands: false });
    expect(scored('jawOpen')).toBeCloseTo(0.8);
    expect(scored('eyeBlinkRight')).toBeCloseTo(0.6);
    expect(newest().head.yaw).toBeCloseTo(-12);
    expect(source.rate()).toBe(20);
  });

  it('[O-V26] moves it as far on a machine that takes half a second to read a picture', async () => {
    const { show, scored } = await started();
    show(shown(faceWith({ jawOpen: 0.8 })), 3000, { everyMs: 500, readInMs: 500 });
    expect(scored('jawOpen')).toBeCloseTo(0.8);
  });

  it('[O-V24] takes the nearest of two faces, and tells', async () => {
    const { source, show, scored } = await started();
    show(shown(faceWith({ jawOpen: 0.9 }, 0.05), faceWith({ jawOpen: 0.3 }, 0.2)));
    expect(source.state).toMatchObject({ sees: 'several' });
    expect(scored('jawOpen')).toBeCloseTo(0.3);
  });

  it('[O-V24] tells nothing more of a face that is lost', async () => {
    const { source, show, told } = await started();
    show(shown(faceWith({ jawOpen: 0.8 })));
    const before = told.length;
    show(shown(), 1200);
    expect(source.state).toMatchObject({ sees: 'nobody' });
    expect(told).toHaveLength(before);
  });

  it('[O-V24] tells that the camera gives no picture, or no more, until it does', async () => {
    const { source, show } = await started();
    vi.advanceTimersByTime(6500);
    expect(source.state).toEqual({ is: 'silent' });
    show(shown(faceWith({ jawOpen: 0.8 })));
    expect(source.state).toMatchObject({ is: 'running', sees: 'face' });
    vi.advanceTimersByTime(6500);
    expect(source.state).toEqual({ is: 'silent' });
  });

  it('[O-V27] tells why there is no camera, and goes on when there is one', async () => {
    camera.refusal = new MediaFailure('denied');
    const { source, show } = await started();
    expect(source.state).toEqual({ is: 'blocked', by: 'denied' });
    camera.plugIn();
    show(shown(faceWith({})));
    expect(source.state).toMatchObject({ is: 'running', sees: 'face' });
  });

  it('[O-V27] tries a camera again that somebody else uses', async () => {
    camera.refusal = new MediaFailure('busy');
    const { source, show } = await started();
    expect(source.state).toEqual({ is: 'blocked', by: 'busy' });
    camera.refusal = undefined;
    await vi.advanceTimersByTimeAsync(10_000);
    show(shown(faceWith({})));
    expect(source.state).toMatchObject({ is: 'running', sees: 'face' });
  });

  it('[O-V27] says nothing more of a camera that is refused after it was turned off', async () => {
    const { source, show } = operatorAt(camera);
    camera.refusal = new MediaFailure('denied');
    source.start();
    source.stop();
    await vi.advanceTimersByTimeAsync(0);
    expect(source.state).toEqual({ is: 'off' });
    camera.refusal = undefined;
    source.start();
    await vi.advanceTimersByTimeAsync(0);
    show(shown(faceWith({})));
    expect(source.state).toMatchObject({ is: 'running', sees: 'face' });
  });

  it('[O-V27] no longer reads a camera that is gone', async () => {
    const { source, watch } = await started();
    camera.emit('fault', 'none');
    expect(watch.mock.lastCall?.[1].signal.aborted).toBe(true);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(source.state).toEqual({ is: 'blocked', by: 'none' });
  });

  it('[O-V27] goes on with the old camera when another one was chosen in vain', async () => {
    const { source, show } = await started();
    vi.spyOn(camera, 'open').mockImplementation(async () => camera.track ?? camera.plugIn());
    camera.emit('fault', 'busy');
    expect(source.state).toEqual({ is: 'blocked', by: 'busy' });
    await vi.advanceTimersByTimeAsync(10_000);
    show(shown(faceWith({})));
    expect(source.state).toMatchObject({ is: 'running', sees: 'face' });
  });

  it('[O-V27] survives that the camera is unplugged in the middle', async () => {
    const { source, show, scored } = await started();
    show(shown(faceWith({ jawOpen: 0.8 })));
    camera.emit('fault', 'none');
    expect(source.state).toEqual({ is: 'blocked', by: 'none' });
    camera.plugIn();
    show(shown(faceWith({ jawOpen: 0.5 })));
    expect(source.state).toMatchObject({ is: 'running', sees: 'face' });
    expect(scored('jawOpen')).toBeCloseTo(0.5);
  });

  it('[O-V27] waits for the model, and tries again by itself', async () => {
    const operator = operatorAt(camera);
    operator.watch.mockRejectedValueOnce(new TrackerFailure('noModel'));
    operator.source.start();
    await vi.advanceTimersByTimeAsync(0);
    expect(operator.source.state).toEqual({ is: 'failed', because: 'noModel' });
    await vi.advanceTimersByTimeAsync(10_000);
    operator.show(shown(faceWith({})));
    expect(operator.source.state).toMatchObject({ is: 'running' });
  });

  it('[O-V27] does not come back after it was stopped', async () => {
    const operator = operatorAt(camera);
    operator.watch.mockRejectedValueOnce(new TrackerFailure('noTracker'));
    operator.source.start();
    await vi.advanceTimersByTimeAsync(0);
    operator.source.stop();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(operator.source.state).toEqual({ is: 'off' });
    expect(operator.watch).toHaveBeenCalledTimes(1);
    expect(camera.track).toBeUndefined();
  });

  it('[O-V23] takes a second of the face for the one at rest, and needs one for it', async () => {
    const { source, show, newest, scored } = await started();
    show(shown(faceWith({ jawOpen: 0.2 })));
    const calibrated = source.calibrate();
    show(shown(faceWith({ jawOpen: 0.2 })));
    expect(await calibrated).toBe(true);
    show(shown(faceWith({ jawOpen: 0.2 })));
    expect(scored('jawOpen')).toBeCloseTo(0);
    expect(newest().head.yaw).toBeCloseTo(0);

    const missed = source.calibrate();
    show(shown());
    expect(await missed).toBe(false);
  });

  it('[O-V23] shows a face more strongly when it is told so', async () => {
    const { source, show, scored } = await started();
    source.change({ sensitivity: 1.5 });
    show(shown(faceWith({ jawOpen: 0.4, mouthSmileLeft: 0.9 })));
    expect(scored('jawOpen')).toBeCloseTo(0.6);
    expect(scored('mouthSmileRight')).toBeCloseTo(1);
  });
});
