import { timing } from '@mukae/contract/domain/reception/timing';
import { errors } from '@mukae/contract/errors/errors';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { tickWithTheTest } from '@/avatar/stream/testing/tickingWorker';
import { awayStatus } from '@/live/testing/awayStatus';
import { pageIds, someCall } from '@/live/testing/someCall';
import { enter, ledBy, monitoring } from './testing/enter';

tickWithTheTest();
beforeEach(() => sessionStorage.clear());

const next: CallOnWire = { ...someCall, callId: '22222222-2222-4222-8222-222222222222', kind: 'entered' };

describe('a call', () => {
  it('sends the voice; monitoring sends none', async () => {
    const call = enter();
    await call.connect();
    expect(call.engine.peer.tracks.microphone).toBe(call.microphone);
    const watching = enter(monitoring);
    await watching.connect();
    expect(watching.open).not.toHaveBeenCalled();
    expect(watching.engine.peer.tracks.microphone).toBeUndefined();
  });

  it('[O-L31] is muted before and after the connection is there', async () => {
    const { session, connect, engine, microphone } = enter();
    session().toggleMute();
    expect(microphone.enabled).toBe(false);
    await connect();
    expect(engine.peer.isMuted).toBe(true);
    session().toggleMute();
    expect([engine.peer.isMuted, session().facts.get().isMuted]).toEqual([false, false]);
  });

  it('[O-V36] is not heard while she tries her voice, and as muted afterwards as before', async () => {
    const { session, connect, engine } = enter();
    await connect();
    session().speakAside(true);
    expect([engine.peer.isMuted, session().facts.get().isMuted]).toEqual([true, false]);
    session().speakAside(false);
    expect(engine.peer.isMuted).toBe(false);
    session().speakAside(true);
    session().toggleMute();
    session().speakAside(false);
    expect(engine.peer.isMuted).toBe(true);
  });

  it('[O-L31] looks for a new way while all is well, and begins anew when the signage sees nothing', async () => {
    const { session, connect, engine, channel } = enter();
    await connect();
    engine.peer.pictures = 5;
    await vi.advanceTimersByTimeAsync(600);
    session().reconnect();
    expect([engine.peer.restarts, engine.peer.ways.length]).toEqual([1, 1]);
    channel.tell({ type: 'signageDecodeError', callId: someCall.callId, isStuck: true });
    session().reconnect();
    expect([engine.peer.restarts, engine.peer.ways.length]).toEqual([1, 2]);
  });

  it('[O-L32] [O-L37] knows that the signage sees nothing, or is cut off, and when it is well again', () => {
    const { session, channel } = enter();
    const tell = (is: boolean) => {
      channel.tell({ type: 'signageDecodeError', callId: someCall.callId, isStuck: is });
      channel.tell({ type: 'signageConnectionLosted', callId: someCall.callId, isLost: is });
    };
    tell(true);
    expect(session().facts.get()).toMatchObject({ isSignageStuck: true, call: { isSignageLost: true } });
    tell(false);
    expect(session().facts.get()).toMatchObject({ isSignageStuck: false, call: { isSignageLost: false } });
  });

  it('[O-L37] a signage that came back while this page was away is lost no more', async () => {
    const { session, channel, connect, engine } = enter();
    await connect();
    engine.peer.bytesReceived = 1000;
    channel.tell({ type: 'signageConnectionLosted', callId: someCall.callId, isLost: true });
    await vi.advanceTimersByTimeAsync(3000);
    const known = () => [session().facts.get().call.isSignageLost, session().connection.facts.get().isOtherGone];
    expect(known()).toEqual([true, true]);
    channel.tell({ type: 'submitCall', call: someCall });
    engine.peer.bytesReceived = 5000;
    await vi.advanceTimersByTimeAsync(1000);
    expect(known()).toEqual([false, false]);
  });

  it('[O-L34] keeps what the visitor said and what was written on the screen', () => {
    const { session, channel } = enter();
    channel.tell({ type: 'talkLog', callId: someCall.callId, text: 'こんにちは', locale: 'ja-JP', at: 5 });
    channel.tell({ type: 'talkLog', callId: next.callId, text: '別の会話です', locale: 'ja-JP', at: 6 });
    session().write('2階へどうぞ');
    expect(session().facts.get().talk).toMatchObject([
      { by: 'visitor', text: 'こんにちは', at: 5 },
      { by: 'me', text: '2階へどうぞ' },
    ]);
    expect(channel.sent.at(-1)).toMatchObject({ type: 'uiInteraction', command: { kind: 'message' } });
  });

  it('[O-L34] knows what was said when its page is loaded anew, and in the next call nothing of it', () => {
    const before = enter();
    before.session().write('2階へどうぞ');
    const after = enter();
    expect(after.session().facts.get().talk).toMatchObject([{ by: 'me', text: '2階へどうぞ' }]);
    expect(enter(next).session().facts.get().talk).toEqual([]);
    after.operation.end();
    expect(enter().session().facts.get().talk).toEqual([]);
  });

  it('[D-Q01] knows which line stands on the screen, and takes it back', () => {
    const { session, channel } = enter();
    session().write('2階へどうぞ');
    expect(session().facts.get().call.writtenLine).toBe('2階へどうぞ');
    session().takeBack();
    expect(session().facts.get().call.writtenLine).toBeNull();
    expect(channel.sent.at(-1)).toMatchObject({ type: 'uiInteraction', command: { kind: 'message', text: null } });
    expect(session().facts.get().talk).toMatchObject([{ text: '2階へどうぞ' }]);
  });

  it('[O-L36] shows another view, and the template again', () => {
    const { session, channel } = enter();
    const view = { scene: 'Active', layout: 'wipe', showsTelop: false, showsLogo: true, showsMedia: true } as const;
    session().show(view);
    expect(channel.sent.at(-1)).toMatchObject({ type: 'uiInteraction', command: { kind: 'view', view } });
    expect(session().facts.get().call.view).toEqual(view);
    session().showTemplate();
    expect(channel.sent.at(-1)).toEqual({ type: 'homeButton', callId: someCall.callId });
    expect(session().facts.get().call.view).toBeNull();
  });

  it('[O-L33] that was shared before a reload is shared no more', () => {
    const { channel } = enter({ ...someCall, isSharing: true });
    expect(channel.said).toEqual([{ event: 'closeShareScreen', callId: someCall.callId }]);
  });
});

describe('the end', () => {
  it.each([
    [someCall, 'serviceClosed', 'operatorEnded'],
    [{ ...someCall, kind: 'entered' } as const, 'serviceClosedNotReloadSignage', 'endedQuietly'],
    [monitoring, 'serviceClosedNotReloadSignage', 'endedQuietly'],
  ])('[O-L35] is told to the server, and closes the connection', async (call, event, because) => {
    const { operation, connect, engine, channel } = enter(call);
    await connect();
    operation.end();
    expect(channel.said).toContainEqual({ event, callId: call.callId });
    expect(engine.peer.isClosed).toBe(true);
    expect(operation.state.get()).toMatchObject({ is: 'over', because });
  });

  it('[O-L35] of a meeting is told in its own words', () => {
    const { operation, channel } = enter(someCall, true);
    operation.end();
    expect(channel.said.at(-1)).toEqual({ type: 'serviceCloseForWRU', callId: someCall.callId });
    expect(operation.state.get()).toMatchObject({ is: 'over', because: 'meetingEnded' });
  });

  it.each([false, true])('[O-L35] [O-F06] is said until the server has done it (meeting: %s)', async (isMeeting) => {
    const { operation, channel } = enter(someCall, isMeeting);
    const { code, text } = errors.unavailable;
    channel.answer = { result: 'Error', code, msg: text.en };
    operation.leave();
    await vi.advanceTimersByTimeAsync(timing.callRetry);
    expect(channel.said).toHaveLength(2);
    channel.answer = { result: 'Error', code: errors.callOver.code, msg: '' };
    await vi.advanceTimersByTimeAsync(10 * timing.callRetry);
    expect(channel.said).toHaveLength(3);
    expect(new Set(channel.said.map((said) => JSON.stringify(said))).size).toBe(1);
  });

  it('[O-L35] is not taken back by a server that does not know of it yet', () => {
    const { operation, channel } = enter();
    operation.end();
    channel.tell({ type: 'submitCall', call: someCall });
    expect(operation.state.get().is).toBe('over');
    channel.tell({ type: 'submitCall', call: next });
    expect(operation.state.get().is).not.toBe('over');
  });

  it('by the visitor, or while this page was away, is known', () => {
    const byVisitor = enter();
    byVisitor.channel.tell({
      type: 'serviceClosed',
      callId: someCall.callId,
      because: 'visitorEnded',
      reloads: true,
    });
    expect(byVisitor.operation.state.get()).toMatchObject({ is: 'over', because: 'visitorEnded' });
    const away = enter();
    away.channel.tell({
      type: 'wsInit',
      epoch: 'e2',
      snapshot: { of: 'console', ...awayStatus, signages: [], devices: [], rings: [], call: null },
    });
    expect(away.operation.state.get()).toMatchObject({ is: 'over', because: 'operatorLost' });
  });

  it('of what still runs comes with leaving', () => {
    const { operation, channel } = enter();
    operation.leave();
    expect(channel.said).toEqual([{ event: 'serviceClosed', callId: someCall.callId }]);
  });
});

describe('calling out', () => {
  it('[O-L31] turns monitoring into a call', async () => {
    const { operation, channel, session } = enter(monitoring);
    await operation.callOut();
    expect(channel.said).toEqual([{ event: 'callFromUser', signageId: 7, peerId: pageIds.operator }]);
    channel.tell({ type: 'serviceClosed', callId: someCall.callId, because: 'operatorCalled', reloads: false });
    channel.tell({ type: 'submitCall', call: next });
    expect(session().callId).toBe(next.callId);
  });

  it('[O-L37] goes in again after the signage was lost', async () => {
    const { operation, channel, session } = enter();
    channel.tell({ type: 'serviceClosed', callId: someCall.callId, because: 'signageLost', reloads: true });
    await operation.callOut();
    channel.tell({ type: 'submitCall', call: next });
    expect(session().callId).toBe(next.callId);
  });

  it('[O-L32] begins the connection of a running call anew', async () => {
    const { operation, connect, engine } = enter();
    await connect();
    await operation.callOut();
    expect(engine.peer.ways).toHaveLength(2);
  });
});

describe('several pages of one person', () => {
  it('a page that was reloaded takes its call again', async () => {
    const { operation, channel } = enter(ledBy('operator--page-0'));
    expect(channel.sent).toContainEqual({
      type: 'informCallId',
      callId: someCall.callId,
      peerId: pageIds.operator,
    });
    channel.tell({ type: 'submitCall', call: ledBy('operator--page-0') });
    expect(operation.state.get().is).toBe('running');
  });

  it('lets go when another page takes the call, and can take it back', async () => {
    const { operation, channel, connect, engine } = enter();
    await connect();
    channel.tell({ type: 'submitCall', call: ledBy('operator--page-9') });
    expect(operation.state.get().is).toBe('elsewhere');
    expect(engine.peer.isClosed).toBe(true);
    operation.takeHere();
    expect(operation.state.get().is).toBe('running');
  });

  it('keeps its call when it has begun the connection anew', async () => {
    const { operation, channel, session, connect } = enter();
    await connect();
    session().connection.renew();
    channel.tell({ type: 'submitCall', call: ledBy('operator-------1') });
    expect(operation.state.get().is).toBe('running');
  });
});
