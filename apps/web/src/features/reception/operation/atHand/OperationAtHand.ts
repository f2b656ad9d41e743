import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import type { Realtime } from '@/api/realtime/realtime';
import { roleMay } from '@/api/roleMay';
import { browserCallEngine, type CallEngine } from '@/features/reception/calling/callEngine';
import { EngineAtHand } from '@/features/reception/calling/engineAtHand';
import { phoneOf } from '@/features/reception/phone/PhoneSource';
import { Observed } from '@/observing/observed';
import { onMouth } from '@/voice';
import { Operation } from '../call/Operation';
import { type OperatorDevices, operatorDevices } from '../devices/operatorDevices';
import { playEarly } from './playEarly';

/** An operation with what it is led with. */
export interface BegunOperation {
  operation: Operation;
  devices: OperatorDevices;
  isHopeless: Observed<boolean>;
  stopEarlyVoice: () => void;
}

const chooseScreen = (): Promise<MediaStream> =>
  navigator.mediaDevices.getDisplayMedia({ video: { frameRate: { ideal: 15 } }, audio: false });

/**
 * Makes ready, while it rings, what a call needs, and begins the call the moment the server gives it to this page. The
 * screen is drawn after that: drawing takes longer than connecting, and would hold it up.
 */
export class OperationAtHand {
  readonly #channel: Realtime;
  readonly #peerId: string;
  readonly #engine: EngineAtHand;
  #devices: OperatorDevices | undefined;
  #isExpecting = false;
  #offer: string | undefined;
  #begun: BegunOperation | undefined;

  constructor(channel: Realtime, peerId: string, engine: CallEngine) {
    this.#channel = channel;
    this.#peerId = peerId;
    this.#engine = new EngineAtHand(engine, { isPolite: false, peerId });
    channel.on('submitCall', ({ call }) => {
      if (this.#isExpecting && call.peers.operator === peerId) this.#begun = this.#begin(call);
    });
  }

  expectCall(): void {
    this.#isExpecting = true;
    void this.#engine.expectCall();
    this.#devices ??= operatorDevices();
    void this.#devices.microphone.prepare();
  }

  expectNobody(): void {
    if (!this.#isExpecting) return;
    this.#isExpecting = false;
    this.#engine.expectNobody();
    this.#devices?.microphone.putAway();
    this.#devices = undefined;
  }

  /** Goes along with the answer, so that the visitor's page hears it together with the call. */
  takeOffer(): string | undefined {
    this.#offer = this.#engine.offer;
    return this.#offer;
  }

  /** The operation of a call, for the screen that leads it from now on. */
  take(call: CallOnWire): BegunOperation {
    const begun = this.#begun;
    this.#begun = undefined;
    if (begun?.operation.call.callId === call.callId) return begun;
    begun?.operation.leave();
    return this.#begin(call);
  }

  /** Until the visitor is seen and heard, or it takes too long. */
  async untilThere(): Promise<void> {
    const state = this.#begun?.operation.state.get();
    if (state?.is === 'running') await state.session.connection.untilThere();
  }

  #begin(call: CallOnWire): BegunOperation {
    this.#isExpecting = false;
    // A page that the call does not know yet has heard nothing.
    if (this.#offer !== undefined && call.peers.signage !== null) this.#engine.wasTold(this.#offer);
    const devices = this.#devices ?? operatorDevices();
    this.#devices = undefined;
    const isHopeless = new Observed(false);
    const operation = new Operation(
      {
        channel: this.#channel,
        engine: this.#engine,
        voice: devices.microphone,
        senses: { face: devices.face, phone: phoneOf(this.#channel), onMouth },
        chooseScreen,
        peerId: this.#peerId,
        isMeeting: roleMay('meeting.hold'),
        onHopeless: () => isHopeless.set(true),
      },
      call,
    );
    const state = operation.state.get();
    const stopEarlyVoice = state.is === 'running' ? playEarly(state.session.connection.facts) : () => {};
    return { operation, devices, isHopeless, stopEarlyVoice };
  }
}

const atHand = new WeakMap<Realtime, OperationAtHand>();

/** The one of this page's channel. */
export function operationAtHand(channel: Realtime, peerId: string): OperationAtHand {
  const there = atHand.get(channel) ?? new OperationAtHand(channel, peerId, browserCallEngine);
  atHand.set(channel, there);
  return there;
}
