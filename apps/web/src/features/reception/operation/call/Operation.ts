import type { CallEnd } from '@mukae/contract/domain/call/call.machine';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import type { Answer } from '@/api/realtime/realtime';
import type { CallChannel } from '@/features/reception/calling/CallConnection';
import type { CallEngine } from '@/features/reception/calling/callEngine';
import { Observed } from '@/observing/observed';
import type { Senses } from '../moving/Senses';
import { CallSession, type Voice } from './CallSession';
import { keptTalk } from './keptTalk';
import { type OwnEnd, sayEnd } from './sayEnd';

type OperationState =
  | { is: 'running'; session: CallSession }
  /** Another page of the same person leads the call. */
  | { is: 'elsewhere'; call: CallOnWire }
  | { is: 'over'; call: CallOnWire; because: CallEnd };

interface Options {
  channel: CallChannel;
  engine: CallEngine;
  voice: Voice;
  senses: Senses;
  chooseScreen: () => Promise<MediaStream>;
  /** Of this page, as it is told when a call is asked for. */
  peerId: string;
  /** A web-reservation user ends a meeting, anybody else a service. */
  isMeeting: boolean;
  onHopeless: () => void;
}

/** What goes on at the operation screen: one call or monitoring after the other, until it is left. */
export class Operation {
  readonly state: Observed<OperationState>;
  readonly #options: Options;
  readonly #stops: (() => void)[];
  /** Ended here; the server may not know it yet. */
  #endedId: string | undefined;

  /** Who opens the screen takes the call, also from a page that had it before. */
  constructor(options: Options, call: CallOnWire) {
    this.#options = options;
    this.state = new Observed<OperationState>({ is: 'running', session: this.#sessionOf(call) });
    const { channel } = options;
    this.#stops = [
      channel.on('submitCall', (message) => this.#follow(message.call)),
      channel.on('monitoringStart', (message) => this.#follow(message.call)),
      channel.on('serviceClosed', ({ callId, because }) => this.#finish(callId, because)),
      channel.on('wsInit', ({ snapshot }) => {
        if (snapshot?.of !== 'console') return;
        if (snapshot.call) this.#follow(snapshot.call);
        else this.#finish(this.call.callId, 'operatorLost');
      }),
    ];
  }

  get call(): CallOnWire {
    const state = this.state.get();
    return state.is === 'running' ? state.session.facts.get().call : state.call;
  }

  readonly takeHere = (): void => {
    const state = this.state.get();
    if (state.is === 'elsewhere') this.#run(state.call);
  };

  /** Goes in to the signage; where a call is still running, asks its page again to join. */
  readonly callOut = async (): Promise<Answer> => {
    const state = this.state.get();
    if (state.is === 'running' && this.call.kind !== 'monitoring') {
      state.session.connection.renew();
      return { result: 'OK' };
    }
    const { channel, peerId } = this.#options;
    return channel.say('callFromUser', { signageId: this.call.signageId, peerId });
  };

  /** Shown at once, and said until the server knows of it. */
  readonly end = (): void => {
    if (this.state.get().is !== 'running') return;
    const { callId } = this.call;
    const because = this.#ownEnd();
    this.#endedId = callId;
    void sayEnd(this.#options.channel, callId, because);
    this.#finish(callId, because);
  };

  /** Whatever still runs ends with the screen. */
  leave(): void {
    this.end();
    for (const stop of this.#stops.splice(0)) stop();
  }

  #ownEnd(): OwnEnd {
    const { kind } = this.call;
    if (kind !== 'monitoring' && this.#options.isMeeting) return 'meetingEnded';
    // Who went in by herself answered no visitor: the signage goes on as it was.
    return kind === 'reception' ? 'operatorEnded' : 'endedQuietly';
  }

  #sessionOf(call: CallOnWire): CallSession {
    const { channel, engine, voice, senses, chooseScreen, peerId, onHopeless } = this.#options;
    return new CallSession({ channel, engine, voice, senses, chooseScreen, call, peerId, onHopeless });
  }

  #run(call: CallOnWire): void {
    this.#closeSession();
    this.state.set({ is: 'running', session: this.#sessionOf(call) });
  }

  #follow(call: CallOnWire): void {
    if (call.callId === this.#endedId) return;
    const state = this.state.get();
    if (state.is === 'running' && state.session.callId === call.callId) {
      if (state.session.isLedElsewhere(call)) this.#yield(call);
      else state.session.hear(call);
    } else if (call.peers.operator === this.#options.peerId) this.#run(call);
    else this.#yield(call);
  }

  #yield(call: CallOnWire): void {
    this.#closeSession();
    this.state.set({ is: 'elsewhere', call });
  }

  #finish(callId: string, because: CallEnd): void {
    const { call } = this;
    if (call.callId !== callId || this.state.get().is === 'over') return;
    this.#closeSession();
    keptTalk.forget();
    this.state.set({ is: 'over', call, because });
  }

  #closeSession(): void {
    const state = this.state.get();
    if (state.is === 'running') state.session.close();
  }
}
