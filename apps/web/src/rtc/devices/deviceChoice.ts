export type DeviceKind = 'microphone' | 'camera';

const keys: Readonly<Record<DeviceKind, string>> = { microphone: 'mukae.microphone', camera: 'mukae.camera' };

/** Which microphone and camera somebody chose on this device, also after a reload. */
export class DeviceChoice {
  readonly #storage: Pick<Storage, 'getItem' | 'setItem'>;

  constructor(storage: Pick<Storage, 'getItem' | 'setItem'>) {
    this.#storage = storage;
  }

  remembered(kind: DeviceKind): string | undefined {
    return this.#storage.getItem(keys[kind]) ?? undefined;
  }

  remember(kind: DeviceKind, deviceId: string): void {
    this.#storage.setItem(keys[kind], deviceId);
  }
}
