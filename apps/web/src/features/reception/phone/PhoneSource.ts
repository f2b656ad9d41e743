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

/** The operator's phone as what moves the avatar, for as long as it sends. */
export class PhoneSource extends Emitter<Events> {
  readonly #realtime: Pick<Realtime, 'on'>;
  #state: PhoneState = { is: 'silent' };
  #last: { frame: AvatarFrame; at: number } | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #stopListening = () => {};

  constructor(realtime: Pick<Realtime, 'on'>) {
    super();
    this.#realtime = realtime;
  }

  get state(): PhoneState {
    return this.#state;
  }

  /** Null: no face has come from the phone of late. */
  latest(now = performance.now()): AvatarFrame | null {
    return this.#last && now - this.#last.at < phoneSilenceMs ? this.#last.frame : null;
  }

  start(): void {
    this.#stopListening = this.#realtime.on('faceCapture', (message) => this.#hear(message));
  }

  stop(): void {
    this.#stopListening();
    clearTimeout(this.#silence);
    this.#last = undefined;
    this.#become({ is: 'silent' });
  }

  #hear({ subject, heard }: ServerMessageOf<'faceCapture'>): void {
    const frame = heard.is === 'face' ? decodeFrame(bytesIn(heard.frame))?.frame : undefined;
    if (frame) this.#last = { frame, at: performance.now() };
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
