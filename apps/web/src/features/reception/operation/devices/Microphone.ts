import { type DeviceChoice, LocalDevice, MediaFailure, type MediaFault } from '../../../../rtc';
import { Watched } from '../../calling/watched';
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
      this.device.on('track', (track) => {
        this.fault.set(null);
        this.track.set(track);
        hear(track);
      }),
    ];
    void this.#tried(this.device.open());
    return () => {
      for (const stop of stops) stop();
      this.device.close();
      this.track.set(null);
    };
  }

  choose(device: MediaDeviceInfo): void {
    void this.#tried(this.device.choose(device));
  }

  async #tried(attempt: Promise<unknown>): Promise<void> {
    try {
      await attempt;
    } catch (failure) {
      this.fault.set(MediaFailure.from(failure).fault);
    }
  }
}
