import type { PictureState } from '@mukae/contract/domain/call/decodedFrames';
import type { Observed } from '@/observing/observed';
import { ArrivalWatch } from '@/rtc';

interface Options {
  /** How much of it was decoded so far. */
  decoded: (line: 'microphone' | 'camera') => Promise<number>;
  /** Whether the staff's avatar comes as a film. */
  isFilmed: Observed<boolean>;
  tell: (is: 'decoding' | 'stuck') => void;
}

/** Tells the staff whether what should arrive here does: her voice, and where her avatar is filmed the film as well. */
export class DecodeReport {
  readonly #options: Options;
  readonly #stopFollowing: () => void;
  readonly #voice: ArrivalWatch;
  #film: ArrivalWatch | null = null;
  #is: { voice: PictureState; film: PictureState | null } = { voice: 'waiting', film: null };
  #told: PictureState = 'waiting';

  constructor(options: Options) {
    this.#options = options;
    this.#voice = new ArrivalWatch(() => options.decoded('microphone'));
    this.#voice.on('state', (voice) => this.#learn({ voice }));
    this.#stopFollowing = options.isFilmed.subscribe(() => this.#follow());
    this.#follow();
  }

  stop(): void {
    this.#stopFollowing();
    this.#voice.stop();
    this.#film?.stop();
  }

  #follow(): void {
    this.#film?.stop();
    this.#film = this.#options.isFilmed.get() ? new ArrivalWatch(() => this.#options.decoded('camera')) : null;
    this.#film?.on('state', (film) => this.#learn({ film }));
    this.#learn({ film: this.#film && 'waiting' });
  }

  #learn(known: Partial<{ voice: PictureState; film: PictureState | null }>): void {
    this.#is = { ...this.#is, ...known };
    const { voice, film } = this.#is;
    const isStuck = voice === 'stuck' || film === 'stuck';
    const isWell = voice === 'decoding' && (film === null || film === 'decoding');
    const state = isStuck ? 'stuck' : isWell ? 'decoding' : 'waiting';
    if (state === 'waiting' || state === this.#told) return;
    this.#told = state;
    this.#options.tell(state);
  }
}
