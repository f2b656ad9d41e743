import { Observed } from '@/observing/observed';
import { DeviceChoice, type DeviceKind, LocalDevice } from '@/rtc';
import { KeptDevice, type Permission } from './keptDevice';

/** The eyes and ears of the screen. Each works without the other. */
export class VisitorDevices {
  readonly camera: KeptDevice;
  readonly microphone: KeptDevice;
  readonly permissions = new Observed<Record<DeviceKind, Permission>>({ camera: 'none', microphone: 'none' });

  constructor(storage: Storage) {
    const choice = new DeviceChoice(storage);
    const keep = (kind: DeviceKind) =>
      new KeptDevice(new LocalDevice(kind, choice), (permission) => this.#permitted(kind, permission));
    this.camera = keep('camera');
    this.microphone = keep('microphone');
  }

  open(): void {
    void this.camera.open();
    void this.microphone.open();
  }

  close(): void {
    this.camera.close();
    this.microphone.close();
  }

  #permitted(kind: DeviceKind, permission: Permission): void {
    const known = this.permissions.get();
    if (known[kind] !== permission) this.permissions.set({ ...known, [kind]: permission });
  }
}
