import { phoneSilenceMs } from '@mukae/contract/domain/avatar/liveLink';
import type { ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import type { Realtime } from '@/api/realtime/realtime';
import { Calibration, KeptSettings } from '@/capture';
import { Emitter } from '@/observing/emitter';
import { HeardFace } from './HeardFace';
import { isSameState, type PhoneState } from './phoneState';

interface Events {
  state: PhoneState;
  face: HeardFace;
}

/** A phone may be called as a camera is. */
const cameraOf = (subject: string): string => `phone.${subject}`;

/** The operator's phone as what moves the avatar, for as long as it sends. */
export class PhoneSource extends Emitter<Events> {
  readonly #kept: KeptSettings;
  readonly #calibration = new Calibration();
  #state: PhoneState = { is: 'silent' };
  #rest: ReturnType<KeptSettings['rest']>;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(realtime: Pick<Realtime, 'on'>, storage: Pick<Storage, 'getItem' | 'setItem'>) {
    super();
    this.#kept = new KeptSettings(storage);
    realtime.on('faceCapture', (message) => this.#hear(message));
  }

  get state(): PhoneState {
    return this.#state;
  }

  /** Takes the face of the next second for the one at rest; false: there was hardly one. */
  async calibrate(): Promise<boolean> {
    const stop = this.on('face', ({ frame }) => frame && this.#calibration.take(frame));
    const rest = await this.#calibration.rest();
    stop();
    if (!rest || this.#state.is !== 'face') return false;
    this.#kept.keepRest(cameraOf(this.#state.subject), rest);
    this.#rest = rest;
    return true;
  }

  #hear({ subject, heard }: ServerMessageOf<'faceCapture'>): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#become({ is: 'silent' }), phoneSilenceMs);
    this.#become({ is: heard.is, subject });
    if (heard.is !== 'face') return;
    this.emit('face', new HeardFace(heard.frame, this.#rest));
  }

  #become(state: PhoneState): void {
    if (isSameState(state, this.#state)) return;
    this.#state = state;
    if (state.is === 'face') this.#rest = this.#kept.rest(cameraOf(state.subject));
    this.emit('state', state);
  }
}

const phones = new WeakMap<Realtime, PhoneSource>();

/** The one of this page's channel. */
export function phoneOf(channel: Realtime): PhoneSource {
  const there = phones.get(channel) ?? new PhoneSource(channel, localStorage);
  phones.set(channel, there);
  return there;
}
