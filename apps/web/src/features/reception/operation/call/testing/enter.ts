import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { vi } from 'vitest';
import { FakeEngine } from '@/features/reception/calling/testing/fakeEngine';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { fakeSenses } from '@/features/reception/operation/moving/testing/fakeSenses';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { pageIds, someCall } from '@/live/testing/someCall';
import type { CallSession } from '../CallSession';
import { Operation } from '../Operation';

export const monitoring: CallOnWire = { ...someCall, kind: 'monitoring' };
export const ledBy = (operator: string): CallOnWire => ({ ...someCall, peers: { ...someCall.peers, operator } });

/** The operator's page comes to a call. */
export function enter(call: CallOnWire = someCall, isMeeting = false) {
  const channel = new FakeRealtime();
  const engine = new FakeEngine();
  const microphone = fakeTrack('audio');
  const operator = fakeSenses();
  const open = vi.fn((hear: (track: MediaStreamTrack) => void) => {
    hear(microphone);
    return () => undefined;
  });
  const operation = new Operation(
    {
      channel,
      engine,
      voice: { open },
      senses: operator.senses,
      chooseScreen: () => Promise.reject(new Error('not chosen')),
      peerId: pageIds.operator,
      isMeeting,
      onHopeless: vi.fn(),
    },
    call,
  );
  const session = (): CallSession => {
    const state = operation.state.get();
    if (state.is !== 'running') throw new Error(`the operation is ${state.is}`);
    return state.session;
  };
  const connect = async () => {
    channel.tell({ type: 'informCallId', callId: call.callId, peerId: pageIds.signage });
    await vi.advanceTimersByTimeAsync(0);
    engine.peer.become('connected');
  };
  return { channel, engine, open, microphone, operator, operation, session, connect };
}
