import { timing } from '@mukae/contract/domain/reception/timing';
import type { OwnState } from '@mukae/contract/realtime/messageFields';
import { describe, expect, it, vi } from 'vitest';
import { someCall } from '@/live/testing/someCall';
import { noticeShown } from '../state/shownScene';
import { active, calling, init, requestId, settle, standby, stationForFile, told } from './testing/stationForFile';

const { callId } = someCall;
const refused = { result: 'Error', code: 'SVER-102', msg: '' } as const;
const page = stationForFile();
const { channel, scene, said, events, picture, sendPicture } = page;

it('[S-19] a screen asks for its credential when its channel is open, not before', async () => {
  const asked = vi.spyOn(page.engine, 'credentialFor');
  channel().become({ is: 'lost', since: 0 });
  await settle();
  expect(asked).not.toHaveBeenCalled();
  channel().become({ is: 'open' });
  channel().become({ is: 'open' });
  await settle();
  expect(asked).toHaveBeenCalledOnce();
});

describe('a visitor', () => {
  it('[O-L44] calls by a touch, and the operators see who calls', async () => {
    page.station.press('ご相談');
    expect(scene()).toBe('Calling');
    expect(said('receptionRequest')).toEqual([
      expect.objectContaining({ requestId, signageId: 7, touchButton: 'ご相談' }),
    ]);
    await settle();
    expect(sendPicture).toHaveBeenCalledExactlyOnceWith(requestId, picture);
  });

  it('[O-L50] may call while somebody looks on, and not while the reception is suspended', () => {
    const watched = (canVisitorCall: boolean): OwnState => ({
      at: 'Monitoring',
      call: { ...someCall, kind: 'monitoring', canVisitorCall },
    });
    channel().tell(told(watched(false)));
    page.station.press('');
    expect(said('receptionRequest')).toEqual([]);
    channel().tell(told(watched(true)));
    page.station.press('');
    expect(said('receptionRequest')).toHaveLength(1);
  });

  it('[O-L44] calls once, however often she touches within a second', () => {
    page.station.press('');
    channel().tell(told(standby));
    page.station.press('');
    expect(said('receptionRequest')).toHaveLength(1);
  });

  it('[O-L44] whose call is refused may call again, and no picture of her is sent', async () => {
    channel().answer = refused;
    page.station.press('');
    await settle();
    expect(scene()).toBe('Standby');
    expect(sendPicture).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    page.station.press('');
    expect(said('receptionRequest')).toHaveLength(2);
  });

  it('[O-L44] [O-L47] who touched while the server was away is told that nobody answers, and rings nobody later', async () => {
    channel().isAnswering = false;
    page.station.press('');
    await vi.advanceTimersByTimeAsync(timing.lostLink - 1);
    expect(said('Standby')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(scene()).toBe('Standby');
    expect(noticeShown(page.station.view.get(), Date.now())).toEqual({ kind: 'missed' });
    expect(said('Standby')).toEqual([{ event: 'Standby', requestId }]);
    expect(sendPicture).not.toHaveBeenCalled();
  });

  it('[O-L44] calls off what the server has not heard of yet', async () => {
    page.station.press('');
    page.station.callOff();
    expect(scene()).toBe('Standby');
    expect(said('Standby')).toEqual([{ event: 'Standby', requestId }]);
  });

  it('[O-L44] ends the conversation', () => {
    channel().tell(told(active));
    page.station.end();
    expect(said('Leaving')).toEqual([{ event: 'Leaving', callId }]);
    expect(scene()).toBe('Offline');
  });

  it('cannot call while the screen is paused, or somebody is already coming', () => {
    channel().tell(told({ at: 'Suspended' }));
    page.station.press('');
    channel().tell(told(calling));
    page.station.press('');
    expect(said('receptionRequest')).toEqual([]);
  });
});

describe('the server', () => {
  it('[O-L45] says that templates changed', () => {
    events.onConfig.mockClear();
    channel().tell({ type: 'config' });
    expect(events.onConfig).toHaveBeenCalledOnce();
  });

  it('[O-L42] is told whether there are a camera and a microphone', () => {
    channel().become({ is: 'open' });
    page.station.devices.permissions.set({ camera: 'granted', microphone: 'denied' });
    expect(channel().sent).toEqual([
      { type: 'devicePermission', camera: 'none', microphone: 'none' },
      { type: 'devicePermission', camera: 'granted', microphone: 'denied' },
    ]);
  });

  const takePlaceAway = () => channel().become({ is: 'closed', because: 'alreadyExist' });

  it('[O-L43] [O-L05] that gave the place to another page is asked for it, and never made to take it away', async () => {
    takePlaceAway();
    expect(scene()).toBe('Offline');
    await vi.advanceTimersByTimeAsync(5000);
    takePlaceAway();
    await vi.advanceTimersByTimeAsync(5000);
    expect(page.ways).toEqual([{ givesWay: false }, { givesWay: true }, { givesWay: true }]);
    channel().tell(init(calling));
    channel().become({ is: 'open' });
    expect(scene()).toBe('Calling');
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('pointerdown'));
    expect(page.ways).toHaveLength(3);
  });

  it.each([
    ['is touched', () => window.dispatchEvent(new Event('pointerdown'))],
    ['is brought to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('[O-L43] [O-L05] gives the place back to the page that %s', (_, happen) => {
    takePlaceAway();
    happen();
    expect(page.ways).toEqual([{ givesWay: false }, { givesWay: false }]);
    channel().tell(init(standby));
    channel().become({ is: 'open' });
    expect(scene()).toBe('Standby');
  });

  it('[O-L05] that gave the place to another page gave it the call, too', async () => {
    channel().tell(told(active));
    await settle();
    takePlaceAway();
    expect(page.station.conversation).toBeNull();
    expect(scene()).toBe('Offline');
  });

  it('that logged the screen out is believed', () => {
    channel().become({ is: 'closed', because: 'loggedOut' });
    expect(events.onLoggedOut).toHaveBeenCalledOnce();
  });

  it('[O-RM02] ends the meeting of a link, and no other', () => {
    channel().tell(told(active));
    channel().tell({ type: 'serviceCloseForWRU', callId: '3b6e1a42-7f0d-4c55-9d5a-0a4d6f1f7c11' });
    expect(events.onMeetingEnded).not.toHaveBeenCalled();
    channel().tell({ type: 'serviceCloseForWRU', callId });
    expect(events.onMeetingEnded).toHaveBeenCalledOnce();
    expect(page.station.conversation).toBeNull();
  });
});
