import { Emitter } from '../emitter';
import type { DeviceChoice, DeviceKind } from './deviceChoice';
import { MediaFailure, type MediaFault } from './mediaFault';

const sorts = { microphone: 'audioinput', camera: 'videoinput' } as const satisfies Record<DeviceKind, MediaDeviceKind>;

const clearVoice = { echoCancellation: true, noiseSuppression: true, autoGainControl: true };
const sharpPicture = { width: { ideal: 1280 }, height: { ideal: 720 }, frameRate: { ideal: 30 } };

/** Ideal, not exact: when the chosen one is gone, another one is better than none. */
function wish(kind: DeviceKind, deviceId: string | undefined): MediaStreamConstraints {
  const chosen = deviceId === undefined ? {} : { deviceId: { ideal: deviceId } };
  return kind === 'microphone' ? { audio: { ...clearVoice, ...chosen } } : { video: { ...sharpPicture, ...chosen } };
}

async function takeTrack(constraints: MediaStreamConstraints): Promise<MediaStreamTrack> {
  if (!navigator.mediaDevices) throw new MediaFailure('insecure');
  const stream = await navigator.mediaDevices.getUserMedia(constraints);
  const [track] = stream.getTracks();
  if (!track) throw new MediaFailure('none');
  return track;
}

const idOf = (track: MediaStreamTrack | undefined): string | undefined => track?.getSettings().deviceId;

interface Events {
  /** Another one than before, because it was chosen or because the old one went. */
  track: MediaStreamTrack;
  fault: MediaFault;
  devices: MediaDeviceInfo[];
}

/** The microphone or the camera: the chosen one while it is there, otherwise another. */
export class LocalDevice extends Emitter<Events> {
  readonly kind: DeviceKind;
  readonly #choice: DeviceChoice;
  #track: MediaStreamTrack | undefined;
  #isOpen = false;
  #taking = 0;

  constructor(kind: DeviceKind, choice: DeviceChoice) {
    super();
    this.kind = kind;
    this.#choice = choice;
  }

  get track(): MediaStreamTrack | undefined {
    return this.#track;
  }

  /** Rejects with a MediaFailure. */
  async open(): Promise<MediaStreamTrack> {
    if (!this.#isOpen) navigator.mediaDevices?.addEventListener('devicechange', this.#onDevices);
    this.#isOpen = true;
    return this.#track?.readyState === 'live' ? this.#track : this.#take();
  }

  async choose(deviceId: string): Promise<void> {
    this.#choice.remember(this.kind, deviceId);
    if (this.#isOpen && idOf(this.#track) !== deviceId) await this.#take();
  }

  /** Their names are told only after the person allowed one of them. */
  async devices(): Promise<MediaDeviceInfo[]> {
    const all = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
    return all.filter(({ kind, deviceId }) => kind === sorts[this.kind] && deviceId !== '');
  }

  close(): void {
    this.#isOpen = false;
    this.#taking += 1;
    navigator.mediaDevices?.removeEventListener('devicechange', this.#onDevices);
    this.#track?.stop();
    this.#track = undefined;
  }

  async #take(): Promise<MediaStreamTrack> {
    this.#taking += 1;
    const turn = this.#taking;
    try {
      const track = await takeTrack(wish(this.kind, this.#choice.remembered(this.kind)));
      if (turn === this.#taking) this.#use(track);
      else track.stop();
      return track;
    } catch (failure) {
      throw MediaFailure.from(failure);
    }
  }

  #use(track: MediaStreamTrack): void {
    const old = this.#track;
    this.#track = track;
    track.onended = () => void this.#replace();
    this.emit('track', track);
    if (!old) return;
    old.onended = null;
    old.stop();
  }

  async #replace(): Promise<void> {
    try {
      await this.#take();
    } catch (failure) {
      this.emit('fault', MediaFailure.from(failure).fault);
    }
  }

  readonly #onDevices = async (): Promise<void> => {
    const devices = await this.devices();
    this.emit('devices', devices);
    const remembered = this.#choice.remembered(this.kind);
    const isBack = devices.some(({ deviceId }) => deviceId === remembered) && idOf(this.#track) !== remembered;
    const isMissing = this.#track?.readyState !== 'live' && devices.length > 0;
    if (this.#isOpen && (isBack || isMissing)) await this.#replace();
  };
}
