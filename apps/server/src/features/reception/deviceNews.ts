import type { SignageDevices } from '@mukae/contract/realtime/messageFields';
import type { Stream } from './stream';

const pauseMs = 1000;

export const areSameDevices = (one: SignageDevices | undefined, other: SignageDevices): boolean =>
  one?.camera === other.camera && one.microphone === other.microphone;

/** What signages say of their cameras and microphones. Of each the first change is told at once, and after a pause only the latest. */
export class DeviceNews {
  readonly #stream: Pick<Stream, 'announce'>;
  /** Of signages that said something a moment ago: what was told, and what is known since. */
  readonly #lately = new Map<number, { told: SignageDevices; latest: SignageDevices }>();

  constructor(stream: Pick<Stream, 'announce'>) {
    this.#stream = stream;
  }

  note(companyId: number, devices: SignageDevices): void {
    const lately = this.#lately.get(devices.signageId);
    if (lately) lately.latest = devices;
    else this.#tell(companyId, devices);
  }

  #tell(companyId: number, devices: SignageDevices): void {
    const { signageId } = devices;
    this.#lately.set(signageId, { told: devices, latest: devices });
    this.#stream.announce({ companyId, signageId }, { type: 'deviceStateTransition', ...devices });
    setTimeout(() => {
      const lately = this.#lately.get(signageId);
      this.#lately.delete(signageId);
      if (lately && !areSameDevices(lately.told, lately.latest)) this.#tell(companyId, lately.latest);
    }, pauseMs).unref();
  }
}
