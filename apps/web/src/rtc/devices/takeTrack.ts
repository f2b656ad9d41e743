import type { ChosenDevice, DeviceKind } from './deviceChoice';
import { MediaFailure } from './mediaFault';

const sorts = { microphone: 'audioinput', camera: 'videoinput' } as const satisfies Record<DeviceKind, MediaDeviceKind>;

const clearVoice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const sharpPicture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };

/** Their names are told only after the person allowed one of them. */
export async function listDevices(kind: DeviceKind): Promise<MediaDeviceInfo[]> {
  const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
  return all.filter((device) => device.kind === sorts[kind] && device.deviceId !== '');
}

async function take(kind: DeviceKind, device: { deviceId?: { exact: string } }): Promise<MediaStreamTrack> {
  if (!navigator.mediaDevices) throw new MediaFailure('insecure');
  const wish =
    kind === 'microphone' ? { audio: { ...clearVoice, ...device } } : { video: { ...sharpPicture, ...device } };
  const [track] = (await navigator.mediaDevices.getUserMedia(wish)).getTracks();
  if (!track) throw new MediaFailure('none');
  return track;
}

/** Undefined: it is gone or taken. */
async function takeThis(kind: DeviceKind, deviceId: string): Promise<MediaStreamTrack | undefined> {
  try {
    return await take(kind, { deviceId: { exact: deviceId } });
  } catch (failure) {
    const { fault } = MediaFailure.from(failure);
    if (fault === 'none' || fault === 'busy') return undefined;
    throw failure;
  }
}

/** The chosen one by its id, or by its name, or any: another one is better than none. */
export async function takeTrack(kind: DeviceKind, chosen: ChosenDevice | undefined): Promise<MediaStreamTrack> {
  const byId = chosen && (await takeThis(kind, chosen.deviceId));
  if (byId) return byId;
  const any = await take(kind, {});
  const namesake = (await listDevices(kind)).find(({ label }) => label === chosen?.label);
  if (!namesake || any.label === namesake.label) return any;
  const byName = await takeThis(kind, namesake.deviceId);
  if (!byName) return any;
  any.stop();
  return byName;
}
