import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { DeviceChoice } from '@/rtc';
import { Microphone } from './Microphone';

const track = fakeTrack('audio');
const getUserMedia = vi.fn(async () => ({ getTracks: () => [track] }));
let permission: PermissionState;
let microphone: Microphone;

beforeEach(() => {
  getUserMedia.mockClear();
  permission = 'granted';
  const mediaDevices = Object.assign(new EventTarget(), { getUserMedia, enumerateDevices: async () => [] });
  vi.stubGlobal('navigator', { mediaDevices, permissions: { query: async () => ({ state: permission }) } });
  microphone = new Microphone(new DeviceChoice(localStorage));
});
afterEach(() => void vi.unstubAllGlobals());

it('is open before it is needed, and is not asked for again', async () => {
  await microphone.prepare();
  expect(microphone.device.track).toBe(track);
  const hear = vi.fn();
  const close = microphone.open(hear);
  expect(hear).toHaveBeenCalledExactlyOnceWith(track);
  expect(getUserMedia).toHaveBeenCalledOnce();
  close();
});

it('asks nobody for leave before a call is there', async () => {
  permission = 'prompt';
  await microphone.prepare();
  expect(getUserMedia).not.toHaveBeenCalled();
});

it('stays closed when it is put away before the browser has said that it may be opened', async () => {
  const preparing = microphone.prepare();
  microphone.putAway();
  await preparing;
  expect(getUserMedia).not.toHaveBeenCalled();
});
