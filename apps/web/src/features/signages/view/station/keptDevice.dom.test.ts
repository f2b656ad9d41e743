import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { DeviceChoice, LocalDevice } from '@/rtc';
import { KeptDevice, type Permission } from './keptDevice';

const getUserMedia = vi.fn();
const asked = () => getUserMedia.mock.calls.length;
const streamOf = (track: MediaStreamTrack) => ({ getTracks: () => [track] });
const refusal = (name: string) => Object.assign(new Error(name), { name });

let told: Permission[] = [];
let camera: KeptDevice;

beforeEach(() => {
  vi.useFakeTimers();
  getUserMedia.mockReset();
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] });
  vi.stubGlobal('navigator', { mediaDevices });
  told = [];
  camera = new KeptDevice(new LocalDevice('camera', new DeviceChoice(localStorage)), (is) => told.push(is));
});
afterEach(() => {
  camera.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a device that is kept', () => {
  it('[O-L42] is asked for once, and sees nothing while nobody uses it', async () => {
    getUserMedia.mockResolvedValue(streamOf(fakeTrack('video')));
    await camera.open();
    expect(told).toEqual(['granted']);
    expect(camera.track?.enabled).toBe(false);

    const [forPicture, forCall] = [camera.use(), camera.use()];
    expect(camera.track?.enabled).toBe(true);
    forPicture();
    forPicture();
    expect(camera.track?.enabled).toBe(true);
    forCall();
    expect(camera.track?.enabled).toBe(false);
    expect(asked()).toBe(1);
  });

  it('[O-L42] is never asked for again once it was refused: a visitor would have to answer', async () => {
    getUserMedia.mockRejectedValue(refusal('NotAllowedError'));
    await camera.open();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual(['denied']);
    expect(asked()).toBe(1);
  });

  it('[O-L43] is looked for until it is there', async () => {
    getUserMedia.mockRejectedValueOnce(refusal('NotFoundError')).mockRejectedValueOnce(refusal('NotReadableError'));
    getUserMedia.mockResolvedValue(streamOf(fakeTrack('video')));
    await camera.open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told).toEqual(['none', 'none', 'granted']);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(asked()).toBe(3);
  });

  it('[O-L43] is waited for by whoever comes before it is there, but not for ever', async () => {
    getUserMedia.mockRejectedValueOnce(refusal('NotReadableError'));
    getUserMedia.mockResolvedValue(streamOf(fakeTrack('video')));
    camera.use();
    const [patient, hasty] = [camera.trackWithin(10_000), camera.trackWithin(1000)];
    await camera.open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await hasty).toBeNull();
    expect(await patient).toMatchObject({ kind: 'video', enabled: true });
    expect(await camera.trackWithin(0)).toBe(camera.track);
  });

  it('[O-L43] is not looked for any more once it is closed, not even by a question that was still open', async () => {
    getUserMedia.mockRejectedValue(refusal('NotFoundError'));
    const opening = camera.open();
    camera.close();
    await opening;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(told).toEqual([]);
    expect(asked()).toBe(1);
  });
});
