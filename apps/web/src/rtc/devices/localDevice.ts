import { Emitter } from '@/observing/emitter';
import type { ChosenDevice, DeviceChoice, DeviceKind } from './deviceChoice';
import { MediaFailure, type MediaFault } from './mediaFault';
import { listDevices, takeTrack } from './takeTrack';

const isSame = (chosen: ChosenDevice, { deviceId, label }: Pick<MediaDeviceInfo, 'deviceId' | 'label'>): boolean =>
  chosen.deviceId === deviceId || chosen.label === label;

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

  /** What goes wrong is told as a fault. */
  async choose(device: ChosenDevice): Promise<void> {
    this.#choice.remember(this.kind, device);
    if (this.#isOpen) await this.#replace();
  }

  devices(): Promise<MediaDeviceInfo[]> {
    return listDevices(this.kind);
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
      const track = await takeTrack(this.kind, this.#choice.remembered(this.kind));
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
      if (this.#isOpen) this.emit('fault', MediaFailure.from(failure).fault);
    }
  }

  readonly #onDevices = async (): Promise<void> => {
    const devices = await this.devices();
    this.emit('devices', devices);
    const chosen = this.#choice.remembered(this.kind);
    const isAnother = chosen && this.#track && this.#track.label !== chosen.label;
    const isBack = isAnother && devices.some((device) => isSame(chosen, device));
    const isMissing = this.#track?.readyState !== 'live' && devices.length > 0;
    if (this.#isOpen && (isBack || isMissing)) await this.#replace();
  };
}
