import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { timing } from '@mukae/contract/domain/reception/timing';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { describe, expect, it, vi } from 'vitest';
import { tickWithTheTest } from '@/avatar/stream/testing/tickingWorker';
import { someCall } from '@/live/testing/someCall';
import type { OwnAvatar } from './OwnAvatar';
import { enter, ledBy, monitoring } from './testing/enter';

tickWithTheTest();

describe('the avatar', () => {
  const heard = ({ engine }: ReturnType<typeof enter>) => engine.peer.gestures.said.map((text) => JSON.parse(text));
  const avatarOf = ({ session }: ReturnType<typeof enter>): OwnAvatar => {
    const { avatar } = session();
    if (!avatar) throw new Error('there is no avatar');
    return avatar;
  };

  it('[O-V16] bows when a call begins, once', async () => {
    const call = enter();
    await call.connect();
    call.engine.peer.gestures.emit('open', undefined);
    expect(heard(call)).toEqual([{ expression: 'plain' }, { motion: 'bow' }]);
    avatarOf(call).gestures.express('smile');
    call.engine.peer.gestures.emit('open', undefined);
    expect(heard(call).slice(2)).toEqual([{ expression: 'smile' }, { expression: 'smile' }]);
  });

  it('[O-V16] does not bow again when the page was reloaded', async () => {
    const call = enter(ledBy('operator--page-0'));
    await call.connect();
    call.engine.peer.gestures.emit('open', undefined);
    expect(heard(call)).toEqual([{ expression: 'plain' }]);
  });

  const meeting: CallOnWire = { ...someCall, kind: 'entered', sender: 'WRU' };
  async function meet() {
    const call = enter(meeting);
    await call.connect();
    call.engine.peer.gestures.emit('open', undefined);
    return call;
  }

  it('[D-K11] smiles two seconds after a meeting is connected, once; nobody else’s does', async () => {
    const call = await meet();
    await vi.advanceTimersByTimeAsync(timing.meetingSmile - 1);
    expect(heard(call)).toEqual([{ expression: 'plain' }, { motion: 'bow' }]);
    await vi.advanceTimersByTimeAsync(1);
    expect(heard(call).slice(2)).toEqual([{ expression: 'smile' }]);
    const atReception = enter();
    await atReception.connect();
    atReception.engine.peer.gestures.emit('open', undefined);
    await vi.advanceTimersByTimeAsync(timing.meetingSmile);
    expect(heard(atReception)).toEqual([{ expression: 'plain' }, { motion: 'bow' }]);
  });

  it('[D-K11] does not smile when she has chosen otherwise meanwhile, or is gone', async () => {
    const serious = await meet();
    avatarOf(serious).gestures.express('serious');
    const gone = await meet();
    gone.operation.end();
    await vi.advanceTimersByTimeAsync(timing.meetingSmile);
    for (const call of [serious, gone]) expect(heard(call)).not.toContainEqual({ expression: 'smile' });
  });

  const smiling = { ...calmFrame, scores: scoresFrom({ mouthSmileLeft: 1 }) };
  const smile = async ({ operator }: ReturnType<typeof enter>, ms: number) => {
    for (let passed = 0; passed < ms; passed += 40) {
      operator.show(smiling);
      await vi.advanceTimersByTimeAsync(40);
    }
  };
  async function beThere(call: ReturnType<typeof enter>): Promise<void> {
    await call.connect();
    call.engine.peer.gestures.emit('open', undefined);
    call.engine.peer.pictures = 1;
    call.engine.peer.sounds = 1;
    await vi.advanceTimersByTimeAsync(100);
  }

  it('[O-V16] is moved here and at the signage, in the same way, until the call is over', async () => {
    const call = enter();
    await beThere(call);
    await smile(call, 1000);
    const { sent } = call.engine.peer.frames;
    expect(sent.length).toBeGreaterThanOrEqual(24);
    expect(sent.map((bytes) => decodeFrame(bytes)?.frame).at(-1)).toEqual(smiling);
    expect(avatarOf(call).movement.frameAt(performance.now())).toEqual(smiling);
    call.operation.end();
    const before = sent.length;
    await smile(call, 1000);
    expect(sent).toHaveLength(before);
  });

  it('[O-V16] begins to move when the visitor is seen and heard: nothing takes time from making the connection', async () => {
    const call = enter();
    await call.connect();
    call.engine.peer.gestures.emit('open', undefined);
    await smile(call, 500);
    expect(call.engine.peer.frames.sent).toEqual([]);
    expect(call.operator.isHeard()).toBe(false);
    await beThere(call);
    await smile(call, 500);
    expect(call.engine.peer.frames.sent.length).toBeGreaterThanOrEqual(12);
    expect(call.operator.isHeard()).toBe(true);
  });

  it('[O-V16] does not begin to move in a call that is over meanwhile', async () => {
    const call = enter();
    await call.connect();
    call.engine.peer.gestures.emit('open', undefined);
    call.operation.end();
    await smile(call, 1500);
    expect(call.engine.peer.frames.sent).toEqual([]);
    expect(call.operator.isHeard()).toBe(false);
  });

  it('[O-V17] whose signage wants a film of it says so to the server', async () => {
    const call = enter();
    await call.connect();
    for (const sight of ['awaitsFilm', 'showsFilm', 'draws']) {
      call.engine.peer.gestures.emit('text', JSON.stringify({ sight }));
    }
    const told = call.channel.sent.flatMap((message) => ('command' in message ? [message.command] : []));
    expect(told).toEqual(['Initialized', 'StreamerReceived', 'Stopped'].map((is) => ({ kind: 'streaming', is })));
  });

  it('is not brought along by who only looks', () => {
    expect(enter(monitoring).session().avatar).toBeNull();
  });
});
