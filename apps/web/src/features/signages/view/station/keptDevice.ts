import { type LocalDevice, MediaFailure, type MediaFault, onAllowed } from '@/rtc';

export type Permission = 'granted' | 'denied' | 'none';

const tryAgainMs = 5000;

const permissionIn = (fault: MediaFault): Permission =>
  fault === 'denied' || fault === 'insecure' ? 'denied' : 'none';

/**
 * A camera or microphone that is asked for once and then kept, so that no question of the browser ever stands before a
 * visitor; it is blind and deaf while nobody uses it.
 */
export class KeptDevice {
  readonly device: LocalDevice;
  readonly #onPermission: (permission: Permission) => void;
  readonly #stops: (() => void)[];
  #uses = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #permission: Permission = 'none';
  #isClosed = false;

  constructor(device: LocalDevice, onPermission: (permission: Permission) => void) {
    this.device = device;
    this.#onPermission = onPermission;
    this.#stops = [
      device.on('track', (track) => this.#got(track)),
      device.on('fault', (fault) => this.#lost(fault)),
      onAllowed(device.kind, () => void this.open()),
    ];
  }

  get track(): MediaStreamTrack | null {
    return this.device.track ?? null;
  }

  /** Who comes before it was opened waits so long for it. */
  trackWithin(ms: number): Promise<MediaStreamTrack | null> {
    const { track } = this.device;
    if (track) return Promise.resolve(track);
    return new Promise((resolve) => {
      const settle = (found: MediaStreamTrack | null) => {
        clearTimeout(timer);
        stop();
        resolve(found);
      };
      const timer = setTimeout(() => settle(null), ms);
      const stop = this.device.on('track', settle);
    });
  }

  get permission(): Permission {
    return this.#permission;
  }

  async open(): Promise<void> {
    clearTimeout(this.#retry);
    try {
      await this.device.open();
    } catch (failure) {
      this.#lost(MediaFailure.from(failure).fault);
    }
  }

  choose(device: MediaDeviceInfo): Promise<void> {
    return this.device.choose(device);
  }

  /** Gives back how to let go. */
  use(): () => void {
    this.#uses += 1;
    this.#light();
    let isUsed = true;
    return () => {
      if (!isUsed) return;
      isUsed = false;
      this.#uses -= 1;
      this.#light();
    };
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#retry);
    for (const stop of this.#stops) stop();
    this.device.close();
  }

  #light(): void {
    if (this.device.track) this.device.track.enabled = this.#uses > 0;
  }

  #got(track: MediaStreamTrack): void {
    track.enabled = this.#uses > 0;
    this.#tell('granted');
  }

  #lost(fault: MediaFault): void {
    if (this.#isClosed) return;
    this.#tell(permissionIn(fault));
    // Asking again for what was refused would ask the visitor.
    if (fault !== 'denied') this.#retry = setTimeout(() => void this.open(), tryAgainMs);
  }

  #tell(permission: Permission): void {
    this.#permission = permission;
    this.#onPermission(permission);
  }
}
