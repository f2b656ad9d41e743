import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { pageIds, someCall } from '@/live/testing/someCall';
import { CallConnection } from './CallConnection';
import { FakeEngine } from './testing/fakeEngine';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function join(call: CallOnWire = someCall, side: 'operator' | 'signage' = 'operator') {
  const channel = new FakeRealtime();
  const engine = new FakeEngine();
  const onHopeless = vi.fn();
  const open = () =>
    new CallConnection({ channel, engine, side, call, peerId: pageIds.operator, tracks: {}, onHopeless });
  const meet = (peerId: string) => channel.tell({ type: 'informCallId', callId: call.callId, peerId });
  const told = () => channel.sent.filter((message) => 'type' in message && message.type === 'informCallId');
  return { channel, engine, onHopeless, open, meet, told };
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const known: CallOnWire = { ...someCall, peers: { ...someCall.peers, signage: pageIds.signage } };

describe('a page that joins a call', () => {
  it('tells its peer id five times, every 500 ms, while nobody answers', async () => {
    const { open, told } = join();
    open();
    expect(told()).toEqual([{ type: 'informCallId', callId: someCall.callId, peerId: pageIds.operator }]);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told()).toHaveLength(5);
  });

  it('connects when the other page tells its own', async () => {
    const { open, engine, meet, told } = join();
    const connection = open();
    await settle();
    expect(engine.peers).toHaveLength(0);
    meet(pageIds.signage);
    expect(engine.peers).toHaveLength(1);
    engine.peer.become('connected');
    const before = told().length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told()).toHaveLength(before);
    expect(connection.facts.get()).toMatchObject({ state: 'connected', trouble: null });
  });

  it('connects at once to a page that is known already', async () => {
    const { open, engine } = join(known);
    open();
    await settle();
    expect(engine.peers).toHaveLength(1);
  });

  it('tells nobody its peer id when the call names both pages', async () => {
    const { open, told } = join(known);
    open();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(told()).toEqual([]);
  });

  it('does not tell the operator of a signage that could not hear her offer yet', async () => {
    const { open, engine, told } = join(someCall, 'signage');
    open();
    expect(told()).toEqual([]);
    await settle();
    expect(engine.peers).toHaveLength(1);
    expect(told()).toHaveLength(1);
  });
});

describe('the other page', () => {
  it('is replaced by the one that comes after its reload, and told who is there', async () => {
    const { open, engine, meet, told, channel } = join(known);
    open();
    await settle();
    const before = told().length;
    meet(pageIds.reloaded);
    expect(engine.peers).toHaveLength(1);
    expect(engine.peer.ways).toHaveLength(2);
    expect(told()).toHaveLength(before + 1);
    engine.peer.ways[1]?.send({ kind: 'candidate', candidate: null });
    expect(channel.sent.at(-1)).toEqual({
      type: 'iceCandidate',
      callId: someCall.callId,
      from: pageIds.operator,
      to: pageIds.reloaded,
      candidate: null,
    });
  });

  it('that tells the same again changes nothing', async () => {
    const { open, engine, meet, told } = join(known);
    open();
    await settle();
    const before = told().length;
    meet(pageIds.signage);
    expect(engine.peer.ways).toHaveLength(1);
    expect(told()).toHaveLength(before);
  });

  it('is not given up for the one before, which the call still names', async () => {
    const { open, engine, meet } = join(known);
    const connection = open();
    await settle();
    meet(pageIds.reloaded);
    connection.hear(known);
    expect(engine.peer.ways).toHaveLength(2);
    connection.hear({ ...known, peers: { ...known.peers, signage: 'signage---page-3' } });
    expect(engine.peer.ways).toHaveLength(3);
  });

  it('is heard only when it means this page and this call', async () => {
    const { open, engine, channel } = join(known);
    open();
    await settle();
    const heard: string[] = [];
    engine.peer.ways[0]?.subscribe((signal) => heard.push(signal.kind));
    const candidate = { type: 'iceCandidate', callId: someCall.callId, candidate: null } as const;
    channel.tell({ ...candidate, from: pageIds.reloaded, to: pageIds.operator });
    channel.tell({ ...candidate, from: pageIds.signage, to: 'operator--page-0' });
    channel.tell({ ...candidate, callId: crypto.randomUUID(), from: pageIds.signage, to: pageIds.operator });
    expect(heard).toEqual([]);
    channel.tell({ ...candidate, from: pageIds.signage, to: pageIds.operator });
    expect(heard).toEqual(['candidate']);
  });
});

describe('a connection that breaks', () => {
  it('is made anew under a new peer id, and the page is given up only when that does not help', async () => {
    const { open, engine, told, onHopeless } = join(known);
    open();
    await settle();
    engine.peer.emit('fault', 'negotiation');
    expect(engine.peer.ways).toHaveLength(2);
    expect(told().at(-1)).toMatchObject({ peerId: 'operator-------1' });
    engine.peer.emit('fault', 'connection');
    expect(onHopeless).not.toHaveBeenCalled();
    engine.peer.emit('fault', 'connection');
    expect(onHopeless).toHaveBeenCalledOnce();
  });

  it('counts from the beginning after it was connected', async () => {
    const { open, engine, onHopeless } = join(known);
    open();
    await settle();
    for (let time = 0; time < 5; time += 1) {
      engine.peer.emit('fault', 'connection');
      engine.peer.become('connected');
    }
    expect(onHopeless).not.toHaveBeenCalled();
  });

  it.each(['authentication', 'creation'] as const)(
    'that cannot be made says why (%s) and is tried again',
    async (fault) => {
      const { open, engine } = join(known);
      engine.fails = fault;
      const connection = open();
      await settle();
      expect(connection.facts.get().trouble).toBe(fault);
      engine.fails = null;
      await vi.advanceTimersByTimeAsync(3000);
      expect(connection.facts.get().trouble).toBeNull();
      expect(engine.peers).toHaveLength(1);
    },
  );
});

describe('the other side that is gone', () => {
  const second = () => vi.advanceTimersByTimeAsync(1000);
  const talk = async (call: CallOnWire, side: 'operator' | 'signage') => {
    const joined = join(call, side);
    const connection = joined.open();
    await settle();
    const { peer } = joined.engine;
    peer.become('connected');
    peer.bytesReceived = 1000;
    await second();
    peer.bytesReceived = 2000;
    await second();
    return { ...joined, connection, peer, isGone: () => connection.facts.get().isOtherGone };
  };

  it('[D-L02] is known from the server once no packet comes any more, and back with the next', async () => {
    const { connection, peer, isGone } = await talk(someCall, 'signage');
    connection.hear({ ...someCall, isOperatorLost: true });
    await second();
    expect(isGone()).toBe(false);
    await second();
    expect(isGone()).toBe(true);
    peer.bytesReceived = 3000;
    await second();
    expect(isGone()).toBe(false);
  });

  it('[D-L02] is known to the operator in the same way', async () => {
    const { connection, isGone } = await talk(known, 'operator');
    connection.hear({ ...known, isSignageLost: true });
    await second();
    await second();
    expect(isGone()).toBe(true);
  });

  it('[D-L02] is known from the connection where the server has noticed nothing, until it is connected again', async () => {
    const { connection, peer, isGone } = await talk(known, 'operator');
    peer.become('interrupted');
    expect(isGone()).toBe(true);
    peer.become('connecting');
    expect(isGone()).toBe(true);
    peer.become('connected');
    expect(isGone()).toBe(false);
    expect(connection.statistics.get()?.kbpsIn).toBeGreaterThan(0);
  });

  it('[D-L02] is not measured any more by what was measured of another connection', async () => {
    const { connection, peer } = await talk(known, 'operator');
    peer.bytesReceived = undefined;
    await second();
    expect(connection.statistics.get()).toBeUndefined();
  });
});

describe('what arrives', () => {
  it('is told once for the first picture and the first sound, and it is known when the picture stands still', async () => {
    const { open, engine, channel } = join(known);
    const connection = open();
    await settle();
    engine.peer.pictures = 1;
    engine.peer.sounds = 480;
    await vi.advanceTimersByTimeAsync(600);
    expect(channel.said).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ event: 'decodeFrames', is: 'firstPicture' }),
        expect.objectContaining({ event: 'decodeFrames', is: 'firstSound' }),
      ]),
    );
    expect(connection.facts.get().picture).toBe('decoding');
    await vi.advanceTimersByTimeAsync(6000);
    expect(channel.said).toHaveLength(2);
    expect(connection.facts.get().picture).toBe('stuck');
  });
});

it('nothing happens any more in a closed one', async () => {
  const { open, engine, meet, told, channel } = join();
  const connection = open();
  connection.close();
  const before = told().length;
  await settle();
  meet(pageIds.signage);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(engine.peers).toHaveLength(0);
  expect(told()).toHaveLength(before);
  expect(channel.said).toEqual([]);
});
