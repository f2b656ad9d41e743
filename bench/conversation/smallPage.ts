import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { openRealtime } from '../../apps/web/src/api/realtime/openRealtime';
import type { Answer } from '../../apps/web/src/api/realtime/realtime';
import { FrameStamps } from '../../apps/web/src/avatar/stream/frameStamps';
import { CallConnection } from '../../apps/web/src/features/reception/calling/CallConnection';
import { browserCallEngine } from '../../apps/web/src/features/reception/calling/callEngine';
import type { Message } from './watched';

/** One side of a conversation and nothing else: no screen, no devices, so that the other side has the machine to itself. */
const channel = openRealtime();
const peerId = browserCallEngine.newPeerId();

const called = new Promise<CallOnWire>((resolve) => {
  channel.on('submitCall', ({ call }) => resolve(call));
});
const greeted = new Promise<void>((resolve) => {
  channel.on('wsInit', () => resolve());
});

async function join(side: 'signage' | 'operator'): Promise<CallConnection> {
  const call = await called;
  const onHopeless = () => {
    throw new Error('the small page cannot be connected');
  };
  return new CallConnection({ channel, engine: browserCallEngine, side, call, peerId, tracks: {}, onHopeless });
}

/** What is refused here is a fault of the figure. */
async function done(answer: Promise<Answer>): Promise<void> {
  const said = await answer;
  if (said.result === 'Error') throw new Error(`${said.code} ${said.msg}`);
}

declare global {
  var small: {
    /** As a signage whose visitor presses; gives back when somebody answered. */
    callStaff(signageId: number): Promise<void>;
    /** As an operator who goes in to a signage; gives back when the two are connected. */
    goIn(signageId: number): Promise<void>;
    /** Frames that were recorded, in their own rhythm, from the beginning again when they are over. */
    play(recorded: readonly Message[]): void;
  };
}

let connection: CallConnection | undefined;

async function untilConnected({ facts }: CallConnection): Promise<void> {
  while (facts.get().state !== 'connected') await new Promise((resolve) => setTimeout(resolve, 50));
}

globalThis.small = {
  async callStaff(signageId) {
    await greeted;
    const request = { requestId: crypto.randomUUID(), signageId, signagePeerId: peerId, touchButton: '' };
    await done(channel.say('receptionRequest', request));
    connection = await join('signage');
    await untilConnected(connection);
  },
  async goIn(signageId) {
    await greeted;
    await done(channel.say('operatorStateTransition', { state: 'Standby' }));
    await done(channel.say('callFromUser', { signageId, peerId }));
    connection = await join('operator');
    await untilConnected(connection);
  },
  play(recorded) {
    const stamps = new FrameStamps();
    const [first] = recorded;
    if (!first) throw new Error('nothing was recorded');
    const playFrom = (place: number, begunAt: number) => {
      const message = recorded[place];
      if (!message) return playFrom(0, performance.now());
      const wait = begunAt + (message.at - first.at) - performance.now();
      setTimeout(() => {
        const told = decodeFrame(Uint8Array.from(message.bytes));
        if (told) connection?.avatar.send({ ...stamps.next(performance.now()), frame: told.frame });
        playFrom(place + 1, begunAt);
      }, wait);
    };
    playFrom(0, performance.now());
  },
};
