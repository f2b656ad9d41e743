import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { phoneSilenceMs } from '@mukae/contract/domain/avatar/liveLink';
import type { ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import type { Realtime } from '../../../api/realtime/realtime';
import { Emitter } from '../../../rtc/emitter';
import { isSameState, type PhoneState } from './phoneState';

interface Events {
  state: PhoneState;
}

const bytesIn = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));

/** A face as it arrived, read when somebody first asks for it: most are overtaken before that. */
class HeardFace {
  readonly at = performance.now();
  readonly #base64: string;
  #frame: AvatarFrame | null | undefined;

  constructor(base64: string) {
    this.#base64 = base64;
  }

  /** Null: it was none. */
  get frame(): AvatarFrame | null {
    if (this.#frame === undefined) this.#frame = decodeFrame(bytesIn(this.#base64))?.frame ?? null;
    return this.#frame;
  }
}

/** The operator's phone as what moves the avatar, for as long as it sends. */
export class PhoneSource extends Emitter<Events> {
  #state: PhoneState = { is: 'silent' };
  #last: HeardFace | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(realtime: Pick<Realtime, 'on'>) {
    super();
    realtime.on('faceCapture', (message) => this.#hear(message));
  }

  get state(): PhoneState {
    return this.#state;
  }

  /** Null: no face has come from the phone of late. */
  latest(now = performance.now()): AvatarFrame | null {
    return this.#last && now - this.#last.at < phoneSilenceMs ? this.#last.frame : null;
  }

  #hear({ subject, heard }: ServerMessageOf<'faceCapture'>): void {
    if (heard.is === 'face') this.#last = new HeardFace(heard.frame);
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#become({ is: 'silent' }), phoneSilenceMs);
    this.#become({ is: heard.is, subject });
  }

  #become(state: PhoneState): void {
    if (isSameState(state, this.#state)) return;
    this.#state = state;
    this.emit('state', state);
  }
}

const phones = new WeakMap<Realtime, PhoneSource>();

/** The one of this page's channel. */
export function phoneOf(channel: Realtime): PhoneSource {
  const there = phones.get(channel) ?? new PhoneSource(channel);
  phones.set(channel, there);
  return there;
}
