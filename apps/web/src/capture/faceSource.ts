import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { Emitter } from '@/observing/emitter';
import { type LocalDevice, MediaFailure, type MediaFault, onAllowed } from '@/rtc';
import { Calibration } from './calibration';
import type { CaptureState } from './captureState';
import { FaceReader } from './faceReader';
import { Judgement } from './judgement';
import { type CaptureSettings, KeptSettings } from './keptSettings';
import { Rate } from './rate';
import { nearestFace, type SeenFace } from './seenFace';
import { type SeenMoment, watchPictures } from './watchPictures';
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
/** A camera that gives no picture for this long is told to be silent. */
const silentMs = 3000;

/** Nothing tells when these are over. */
const worthRetrying: readonly MediaFault[] = ['busy', 'unknown'];

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
  #isReading = false;
  #pictureAt = 0;
  #watching = new AbortController();
  #stops: (() => void)[] = [];
  #retry: ReturnType<typeof setTimeout> | undefined;

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

  /** Pictures that were read in the last second. */
  rate(now = performance.now()): number {
    return this.#rate.perSecond(now);
  }

  start(): void {
    if (this.#state.is !== 'off') return;
    const silence = setInterval(() => this.#noticeSilence(performance.now()), silentMs);
    this.#stops = [
      this.camera.on('track', (track) => this.#watch(track)),
      this.camera.on('fault', (by) => this.#block(by)),
      onAllowed('camera', () => void this.#openCamera()),
      () => clearInterval(silence),
      () => clearTimeout(this.#retry),
    ];
    this.#tell({ is: 'starting' });
    void this.#openCamera();
  }

  stop(): void {
    for (const stop of this.#stops) stop();
    this.#stops = [];
    this.#stopWatching();
    this.camera.close();
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
    clearTimeout(this.#retry);
    try {
      const track = await this.camera.open();
      // One that was chosen in vain leaves the old one open, which is no news to anybody.
      if (this.#state.is === 'blocked') this.#watch(track);
    } catch (failure) {
      // The browser's question may stand longer than the wish for a camera.
      if (this.#state.is !== 'off') this.#block(MediaFailure.from(failure).fault);
    }
  }

  #block(by: MediaFault): void {
    this.#stopWatching();
    this.#tell({ is: 'blocked', by });
    clearTimeout(this.#retry);
    if (worthRetrying.includes(by)) this.#retry = setTimeout(() => void this.#openCamera(), retryMs);
  }

  #stopWatching(): void {
    this.#watching.abort();
    this.#isReading = false;
    this.emit('seen', null);
  }

  #watch(track: MediaStreamTrack): void {
    this.#stopWatching();
    this.#watching = new AbortController();
    const { signal } = this.#watching;
    this.#judgement = new Judgement();
    this.#reader.rest = this.#kept.rest(track.label);
    this.#tell({ is: 'starting' });
    const tracksHands = () => this.#settings.tracksHands;
    const onReading = () => {
      this.#isReading = true;
      this.#pictureAt = performance.now();
    };
    const options = { signal, tracksHands, onReading };
    this.#watchPictures(track, options, (seen, at) => this.#see(seen, at)).catch((failure) => {
      if (signal.aborted) return;
      this.#isReading = false;
      this.#tell({ is: 'failed', because: failure instanceof TrackerFailure ? failure.fault : 'noTracker' });
      const retry = setTimeout(() => this.#watch(track), retryMs);
      signal.addEventListener('abort', () => clearTimeout(retry));
    });
  }

  #see(pictured: SeenMoment, at: number): void {
    const seen = nearestFace(pictured.faces) ?? null;
    this.#pictureAt = at;
    this.#rate.count(at);
    if (seen) {
      this.#calibration.take(seen);
      this.emit('frame', this.#reader.read(seen, pictured.hands, at, this.#settings));
    }
    this.emit('seen', seen);
    this.#tell(this.#judgement.next(pictured, at));
  }

  #noticeSilence(now: number): void {
    if (!this.#isReading || now - this.#pictureAt < silentMs) return;
    this.emit('seen', null);
    this.#tell({ is: 'silent' });
  }

  #tell(state: CaptureState): void {
    if (JSON.stringify(state) === JSON.stringify(this.#state)) return;
    this.#state = state;
    this.emit('state', state);
  }
}
