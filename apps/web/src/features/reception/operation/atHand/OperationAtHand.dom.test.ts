import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeEngine } from '@/features/reception/calling/testing/fakeEngine';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { pageIds, someCall } from '@/live/testing/someCall';
import type { Signal } from '@/rtc';
import { OperationAtHand } from './OperationAtHand';

const call = { ...someCall, peers: pageIds };
const microphone = fakeTrack('audio');

let channel: FakeRealtime;
let engine: FakeEngine;
let atHand: OperationAtHand;

beforeEach(() => {
  vi.useFakeTimers();
  const mediaDevices = Object.assign(new EventTarget(), {
    getUserMedia: async () => ({ getTracks: () => [microphone] }),
    enumerateDevices: async () => [],
  });
  vi.stubGlobal('navigator', { mediaDevices, permissions: { query: async () => ({ state: 'granted' }) } });
  channel = new FakeRealtime();
  engine = new FakeEngine();
  atHand = new OperationAtHand(channel, pageIds.operator, engine);
});
afterEach(() => {
  atHand.take(call).operation.leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function ring(): Promise<void> {
  atHand.expectCall();
  await vi.advanceTimersByTimeAsync(0);
}
const answer = () => channel.tell({ type: 'submitCall', call });

it('a call begins the moment it is given to this page, with the microphone that was opened while it rang', async () => {
  await ring();
  answer();
  expect(engine.peer.tracks.microphone).toBe(microphone);
  const { operation } = atHand.take(call);
  expect(operation.call.callId).toBe(call.callId);
  expect(engine.peers).toHaveLength(1);
  operation.leave();
});

const offer: Signal = { kind: 'description', description: { type: 'offer', sdp: 'v=0\r\n' } };
const offersHeard = () => channel.sent.filter((one) => 'type' in one && one.type === 'offer');

it('an offer that went along with the answer is not said again', async () => {
  await ring();
  engine.peer.ways[0]?.send(offer);
  expect(atHand.takeOffer()).toBe('v=0\r\n');
  answer();
  expect(offersHeard()).toEqual([]);
});

it('an offer that went along with the answer is said to a page that the call did not know yet', async () => {
  await ring();
  engine.peer.ways[0]?.send(offer);
  atHand.takeOffer();
  channel.tell({ type: 'submitCall', call: { ...call, peers: { ...pageIds, signage: null } } });
  channel.tell({ type: 'informCallId', callId: call.callId, peerId: pageIds.reloaded });
  expect(offersHeard()).toMatchObject([{ to: pageIds.reloaded }]);
});

it('an offer that became another one since the answer is said', async () => {
  await ring();
  engine.peer.ways[0]?.send(offer);
  atHand.takeOffer();
  engine.peer.ways[0]?.send({ kind: 'description', description: { type: 'offer', sdp: 'v=1\r\n' } });
  answer();
  expect(offersHeard()).toMatchObject([{ to: pageIds.signage, description: { sdp: 'v=1\r\n' } }]);
});

it('a call that somebody else answered begins nothing, and closes what was made ready', async () => {
  await ring();
  atHand.expectNobody();
  answer();
  expect(engine.peers).toHaveLength(1);
  expect(engine.peer.isClosed).toBe(true);
});

it('the screen of a call waits until the visitor is seen and heard', async () => {
  await ring();
  answer();
  const shown = vi.fn();
  void atHand.untilThere().then(shown);
  engine.peer.become('connected');
  engine.peer.pictures = 1;
  await vi.advanceTimersByTimeAsync(300);
  expect(shown).not.toHaveBeenCalled();
  engine.peer.sounds = 1;
  await vi.advanceTimersByTimeAsync(100);
  expect(shown).toHaveBeenCalledOnce();
});

it('the screen of a call does not wait for ever for a visitor who is not seen', async () => {
  await ring();
  answer();
  const shown = vi.fn();
  void atHand.untilThere().then(shown);
  await vi.advanceTimersByTimeAsync(1000);
  expect(shown).toHaveBeenCalledOnce();
});
