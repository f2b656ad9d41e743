import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { decodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { describe, expect, it, vi } from 'vitest';
import { tickWithTheTest } from '@/avatar/stream/testing/tickingWorker';
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

  it('[O-V16] is moved here and at the signage, until nobody moves it', async () => {
    const call = enter();
    await call.connect();
    call.engine.peer.gestures.emit('open', undefined);
    const smiling = { ...calmFrame, scores: scoresFrom({ mouthSmileLeft: 1 }) };
    const stop = avatarOf(call).moveBy(() => smiling);
    await vi.advanceTimersByTimeAsync(1000);
    const { sent } = call.engine.peer.frames;
    expect(sent.length).toBeGreaterThanOrEqual(29);
    expect(sent.map((bytes) => decodeFrame(bytes)?.frame).at(-1)).toEqual(smiling);
    stop();
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(1000);
    expect(sent).toHaveLength(before);
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
