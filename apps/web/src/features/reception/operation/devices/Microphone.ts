import { type DeviceChoice, LocalDevice, MediaFailure, type MediaFault } from '../../../../rtc';
import { Watched } from '../../calling/watched';
import { microphonePermission } from '../../standby/readiness/microphoneReadiness';
import type { Voice } from '../call/CallSession';

/** The operator's microphone: open while she talks. */
export class Microphone implements Voice {
  readonly device: LocalDevice;
  readonly track = new Watched<MediaStreamTrack | null>(null);
  readonly fault = new Watched<MediaFault | null>(null);

  constructor(choice: DeviceChoice) {
    this.device = new LocalDevice('microphone', choice);
  }

  open(hear: (track: MediaStreamTrack) => void): () => void {
    const stops = [
      this.device.on('fault', (fault) => this.fault.set(fault)),
      this.device.on('track', (track) => this.#hear(track, hear)),
    ];
    const { track } = this.device;
    if (track) this.#hear(track, hear);
    void this.#tried(this.device.open());
    return () => {
      for (const stop of stops) stop();
      this.device.close();
      this.track.set(null);
    };
  }

  /** Opened before it is needed, where nobody has to be asked for it. */
  async prepare(): Promise<void> {
    if ((await microphonePermission())?.state === 'granted') await this.#tried(this.device.open());
  }

  /** What was prepared is not needed after all. */
  putAway(): void {
    this.device.close();
  }

  choose(device: MediaDeviceInfo): void {
    void this.#tried(this.device.choose(device));
  }

  #hear(track: MediaStreamTrack, hear: (track: MediaStreamTrack) => void): void {
    this.fault.set(null);
    this.track.set(track);
    hear(track);
  }

  async #tried(attempt: Promise<unknown>): Promise<void> {
    try {
      await attempt;
    } catch (failure) {
      this.fault.set(MediaFailure.from(failure).fault);
    }
  }
}
