import * as z from 'zod/mini';
import { keptIn } from '@/storage/keptIn';

export type DeviceKind = 'microphone' | 'camera';

/** Some browsers give a device another id with every visit; then it is known by its name. */
const chosenDevice = z.object({ deviceId: z.string(), label: z.string() });
export type ChosenDevice = z.output<typeof chosenDevice>;

const keys: Readonly<Record<DeviceKind, string>> = { microphone: 'mukae.microphone', camera: 'mukae.camera' };

/** Which microphone and camera somebody chose on this machine, also after a reload. */
export class DeviceChoice {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  remembered(kind: DeviceKind): ChosenDevice | undefined {
    return keptIn(this.#storage, keys[kind], chosenDevice);
  }

  remember(kind: DeviceKind, { deviceId, label }: ChosenDevice): void {
    this.#storage.setItem(keys[kind], JSON.stringify({ deviceId, label }));
  }
}
