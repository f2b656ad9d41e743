import type { EventName } from '@mukae/contract/realtime/clientEvents';
import type { AnsweredMessageName } from '@mukae/contract/realtime/clientMessages';
import type { Received, ServerMessageName, ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import { closeCodes, givesWayParameter, mayComeBack } from '@mukae/contract/realtime/socket';
import { Emitter } from '@/observing/emitter';
import { Listeners } from '@/observing/listeners';
import { channelOpened } from './channelOpened';
import type { Answer, EventFields, MessageFields, PlainMessageName, Realtime, RealtimeState } from './realtime';
import { onReawakening } from './reawakening';
import { retryDelay } from './retryDelay';
import { SocketConnection } from './socketConnection';
import { StreamPosition } from './streamPosition';
import { UnsentMessages } from './unsentMessages';

interface Surroundings {
  url: string;
  now: () => number;
  random: () => number;
  givesWay: boolean;
}

/** A connection that ends sooner than this counts as a failure, though it was open. */
const steadyMs = 5_000;

/** One connection after the other, so that whoever listens sees a single channel. */
export class RealtimeChannel implements Realtime {
  readonly #around: Surroundings;
  readonly #outbox: UnsentMessages;
  readonly #position = new StreamPosition();
  readonly #messages = new Emitter<{ [Name in ServerMessageName]: ServerMessageOf<Name> }>();
  readonly #states = new Listeners<RealtimeState>();
  #stopListening = () => {};
  #state: RealtimeState = { is: 'connecting' };
  #connection: SocketConnection | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #hasBeenIn = false;
  #begunAt = 0;
  #openSince = Number.POSITIVE_INFINITY;

  constructor(around: Surroundings) {
    this.#around = around;
    this.#outbox = new UnsentMessages(around.now);
  }

  /** From now on: who listens before misses nothing. */
  open(): void {
    if (this.#state.is !== 'connecting' || this.#connection) return;
    this.#stopListening = onReawakening(() => this.#hurry());
    if ('WebSocket' in window) this.#connect();
    else this.#finish('unsupported');
  }

  get state(): RealtimeState {
    return this.#state;
  }

  onState(hear: (state: RealtimeState) => void): () => void {
    return this.#states.add(hear);
  }

  on<Name extends ServerMessageName>(name: Name, hear: (message: ServerMessageOf<Name>) => void): () => void {
    return this.#messages.on(name, hear);
  }

  say<Name extends EventName>(event: Name, fields: EventFields<Name>, withdrawal?: AbortSignal): Promise<Answer> {
    return this.#outbox.event(event, fields, withdrawal);
  }

  ask<Name extends AnsweredMessageName>(type: Name, fields: MessageFields<Name>): Promise<Answer> {
    return this.#outbox.question(type, fields);
  }

  send<Name extends PlainMessageName>(type: Name, fields: MessageFields<Name>): void {
    this.#outbox.message(type, fields);
  }

  close(): void {
    this.#finish('stopped');
  }

  #become(state: RealtimeState): void {
    this.#state = state;
    this.#states.tell(state);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    this.#begunAt = this.#around.now();
    const before = this.#connection;
    const made = new SocketConnection(this.#address(), {
      onReceived: (received) => this.#hear(received),
      onEnd: (code) => {
        if (made === this.#connection) this.#lose(code);
      },
    });
    this.#connection = made;
    before?.end(closeCodes.goingAway);
  }

  /** Who was let in has the place, and comes back to it as to its own. */
  #address(): string {
    const url = new URL(this.#position.addTo(this.#around.url));
    if (this.#around.givesWay && !this.#hasBeenIn) url.searchParams.set(givesWayParameter, '1');
    return url.href;
  }

  #hear({ seq, message }: Received): void {
    if (message.type === 'wsInit') this.#position.begin(message.epoch, seq);
    else if (!this.#position.advance(seq)) return;
    if (message.type === 'stateTransitionMsg') this.#outbox.answered(message.ref, message.answer);
    this.#messages.emit(message.type, message);
    if (message.type === 'wsInit') this.#open();
  }

  /** Only now the server listens: before its first message it may still send this page away. */
  #open(): void {
    this.#openSince = this.#around.now();
    this.#hasBeenIn = true;
    this.#become({ is: 'open' });
    this.#outbox.open((text) => this.#connection?.write(text));
    channelOpened.tell();
  }

  #lose(code: number): void {
    this.#connection = undefined;
    this.#outbox.hold();
    if (this.#state.is === 'closed') return;
    if (!mayComeBack(code)) {
      this.#finish(code === closeCodes.alreadyExist ? 'alreadyExist' : 'loggedOut');
      return;
    }
    const { now, random } = this.#around;
    const waitedMs = Number.isFinite(this.#openSince) ? 0 : now() - this.#begunAt;
    if (now() - this.#openSince >= steadyMs) this.#failures = 0;
    this.#openSince = Number.POSITIVE_INFINITY;
    this.#retry = setTimeout(() => this.#connect(), retryDelay(this.#failures++, random(), waitedMs));
    if (this.#state.is !== 'lost') this.#become({ is: 'lost', since: now() });
  }

  /** What set out before there was a network may be on its way for long. */
  #hurry(): void {
    if (this.#state.is === 'open') this.#connection?.check();
    else this.#connect();
  }

  #finish(because: Extract<RealtimeState, { is: 'closed' }>['because']): void {
    if (this.#state.is === 'closed') return;
    this.#stopListening();
    clearTimeout(this.#retry);
    this.#become({ is: 'closed', because });
    this.#connection?.end(closeCodes.goingAway);
    this.#outbox.giveUp();
  }
}
