import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { type LocalDevice, MediaFailure } from '../rtc';
import { Emitter } from '../rtc/emitter';
import { Calibration } from './calibration';
import { onCameraAllowed } from './cameraPermission';
import type { CaptureState } from './captureState';
import { FaceReader } from './faceReader';
import { Judgement } from './judgement';
import { type CaptureSettings, KeptSettings } from './keptSettings';
import { leftOf } from './lostFace';
import { Rate } from './rate';
import { nearest, type SeenFace } from './seenFace';
import { type Seen, watchPictures } from './watchPictures';
import { TrackerFailure } from './worker/tracker';

interface Events {
  state: CaptureState;
  settings: CaptureSettings;
  /** What moves the avatar, each time a face was seen. */
  frame: AvatarFrame;
  /** The face in the picture, for whoever shows the picture; null: none. */
  seen: SeenFace | null;
}

const retryMs = 10_000;
/** A camera that gives no picture for this long, as with its shutter closed, sees nobody. */
const silentMs = 3000;

type Camera = Pick<LocalDevice, 'open' | 'close' | 'on' | 'track'>;

/** The operator's camera as what moves the avatar. Its picture stays in this page. */
export class FaceSource extends Emitter<Events> {
  readonly camera: Camera;
  readonly #watchPictures: typeof watchPictures;
  readonly #kept: KeptSettings;
  readonly #reader = new FaceReader();
  readonly #calibration = new Calibration();
  readonly #rate = new Rate();
  #state: CaptureState = { is: 'off' };
  #settings: CaptureSettings;
  #judgement = new Judgement();
  #pictureAt = 0;
  /** The newest face, and since when it is known: a slow machine reads it long after the picture was taken. */
  #last: { frame: AvatarFrame; since: number } | undefined;
  #watching = new AbortController();
  #stops: (() => void)[] = [];

  constructor(camera: Camera, storage: Pick<Storage, 'getItem' | 'setItem'>, watch = watchPictures) {
    super();
    this.camera = camera;
    this.#watchPictures = watch;
    this.#kept = new KeptSettings(storage);
    this.#settings = this.#kept.settings();
  }

  get state(): CaptureState {
    return this.#state;
  }

  get settings(): CaptureSettings {
    return this.#settings;
  }

  /** Null: no face moves the avatar, and it lives from the voice. */
  latest(now = performance.now()): AvatarFrame | null {
    return this.#last ? leftOf(this.#last.frame, now - this.#last.since) : null;
  }

  /** Pictures that were read in the last second. */
  rate(now = performance.now()): number {
    return this.#rate.perSecond(now);
  }

  start(): void {
    if (this.#state.is !== 'off') return;
    const silence = setInterval(() => this.#noticeSilence(performance.now()), silentMs);
    this.#stops = [
      this.camera.on('track', (track) => this.#watch(track)),
      this.camera.on('fault', (by) => this.#tell({ is: 'blocked', by })),
      onCameraAllowed(() => void this.#openCamera()),
      () => clearInterval(silence),
    ];
    this.#tell({ is: 'starting' });
    void this.#openCamera();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#watching.abort();
    this.camera.close();
    this.emit('seen', null);
    this.#tell({ is: 'off' });
  }

  change(settings: Partial<CaptureSettings>): void {
    this.#settings = { ...this.#settings, ...settings };
    this.#kept.keep(this.#settings);
    this.emit('settings', this.#settings);
  }

  /** Takes the face of the next second for the one at rest; false: there was hardly one. */
  async calibrate(): Promise<boolean> {
    const camera = this.camera.track?.label;
    const rest = await this.#calibration.rest();
    if (!rest || camera === undefined) return false;
    this.#kept.keepRest(camera, rest);
    this.#reader.rest = rest;
    return true;
  }

  async #openCamera(): Promise<void> {
    try {
      await this.camera.open();
    } catch (failure) {
      this.#tell({ is: 'blocked', by: MediaFailure.from(failure).fault });
    }
  }

  #watch(track: MediaStreamTrack): void {
    this.#watching.abort();
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    this.#judgement = new Judgement();
    this.#reader.rest = this.#kept.rest(track.label);
    this.#tell({ is: 'starting' });
    const tracksHands = () => this.#settings.tracksHands;
    this.#watchPictures(track, { signal, tracksHands }, (seen, at) => this.#see(seen, at)).catch((failure) => {
      if (signal.aborted) return;
      this.#tell({ is: 'failed', because: failure instanceof TrackerFailure ? failure.fault : 'noTracker' });
      const retry = setTimeout(() => this.#watch(track), retryMs);
      signal.addEventListener('abort', () => clearTimeout(retry));
    });
  }

  #see({ faces, hands, brightness }: Seen, at: number): void {
    const seen = nearest(faces) ?? null;
    this.#pictureAt = at;
    this.#rate.count(at);
    if (seen) {
      this.#calibration.take(seen);
      const frame = this.#reader.read(seen, hands, at, this.#settings);
      this.#last = { frame, since: performance.now() };
      this.emit('frame', frame);
    }
    this.emit('seen', seen);
    this.#tell(this.#judgement.next(faces.length, brightness, at));
  }

  #noticeSilence(now: number): void {
    if (this.#state.is !== 'running' || now - this.#pictureAt < silentMs) return;
    this.emit('seen', null);
    this.#tell({ ...this.#state, sees: 'nobody' });
  }

  #tell(state: CaptureState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.emit('state', state);
  }
}
