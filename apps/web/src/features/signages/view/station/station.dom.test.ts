import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { timing } from '@mukae/contract/domain/reception/timing';
import type { OwnState } from '@mukae/contract/realtime/messageFields';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeEngine } from '@/features/reception/calling/testing/fakeEngine';
import { fakeStream, fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { someCall } from '@/live/testing/someCall';
import { noticeShown, shownScene } from '../state/shownScene';
import { Station } from './station';
import { VisitorDevices } from './visitorDevices';

const requestId = '22222222-2222-4222-8222-222222222222';
const standby: OwnState = { at: 'Standby', wasMissed: false };
const calling: OwnState = { at: 'Calling', requestId, turn: 0, minutes: null, isAttended: true };
const active: OwnState = { at: 'Active', call: someCall };
const { callId } = someCall;
const refused = { result: 'Error', code: 'SVER-102', msg: '' } as const;

const init = (state: OwnState): ServerMessage => ({
  type: 'wsInit',
  epoch: 'a',
  snapshot: { of: 'signage', signageId: 7, state },
});
const told = (state: OwnState): ServerMessage => ({ type: 'submitSignageState', state });
const settle = () => vi.advanceTimersByTimeAsync(0);

let channels: FakeRealtime[] = [];
let ways: { givesWay: boolean }[] = [];
let station: Station;
const engine = { current: new FakeEngine() };
const events = { onConfig: vi.fn(), onOver: vi.fn(), onMeetingEnded: vi.fn(), onLoggedOut: vi.fn() };
const picture = new Blob(['jpeg']);
const sendPicture = vi.fn(async () => undefined);

const channel = (): FakeRealtime => {
  const last = channels.at(-1);
  if (!last) throw new Error('no channel was opened');
  return last;
};
const scene = () => shownScene(station.view.get(), 'shop', Date.now()).scene;
const said = (event: string) => channel().said.filter((one) => 'event' in one && one.event === event);

function openRealtime(how: { givesWay: boolean }): FakeRealtime {
  const opened = new FakeRealtime();
  ways.push(how);
  channels.push(opened);
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  channels = [];
  ways = [];
  engine.current = new FakeEngine();
  station = new Station(
    {
      openRealtime,
      engine: {
        newPeerId: () => engine.current.newPeerId(),
        credentialFor: () => engine.current.credentialFor(),
        connect: (options, tracks) => engine.current.connect(options, tracks),
      },
      devices: new VisitorDevices(localStorage),
      takePicture: async () => picture,
      sendPicture,
      newId: () => requestId,
      now: Date.now,
    },
    events,
  );
  channel().tell(init(standby));
});
afterEach(() => {
  station.close();
  vi.useRealTimers();
});

describe('a visitor', () => {
  it('[O-L44] calls by a touch, and the operators see who calls', async () => {
    station.press('ご相談');
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
    station.press('');
    expect(said('receptionRequest')).toEqual([]);
    channel().tell(told(watched(true)));
    station.press('');
    expect(said('receptionRequest')).toHaveLength(1);
  });

  it('[O-L44] calls once, however often she touches within a second', () => {
    station.press('');
    channel().tell(told(standby));
    station.press('');
    expect(said('receptionRequest')).toHaveLength(1);
  });

  it('[O-L44] whose call is refused may call again, and no picture of her is sent', async () => {
    channel().answer = refused;
    station.press('');
    await settle();
    expect(scene()).toBe('Standby');
    expect(sendPicture).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    station.press('');
    expect(said('receptionRequest')).toHaveLength(2);
  });

  it('[O-L44] [O-L47] who touched while the server was away is told that nobody answers, and rings nobody later', async () => {
    channel().isAnswering = false;
    station.press('');
    await vi.advanceTimersByTimeAsync(timing.lostLink - 1);
    expect(said('Standby')).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(scene()).toBe('Standby');
    expect(noticeShown(station.view.get(), Date.now())).toEqual({ kind: 'missed' });
    expect(said('Standby')).toEqual([{ event: 'Standby', requestId }]);
    expect(sendPicture).not.toHaveBeenCalled();
  });

  it('[O-L44] calls off what the server has not heard of yet', async () => {
    station.press('');
    station.callOff();
    expect(scene()).toBe('Standby');
    expect(said('Standby')).toEqual([{ event: 'Standby', requestId }]);
  });

  it('[O-L44] ends the conversation', () => {
    channel().tell(told(active));
    station.end();
    expect(said('Leaving')).toEqual([{ event: 'Leaving', callId }]);
    expect(scene()).toBe('Offline');
  });

  it('cannot call while the screen is paused, or somebody is already coming', () => {
    channel().tell(told({ at: 'Suspended' }));
    station.press('');
    channel().tell(told(calling));
    station.press('');
    expect(said('receptionRequest')).toEqual([]);
  });
});

describe('a call', () => {
  it('begins when the server tells it, once, and ends with it', async () => {
    channel().tell(told(active));
    channel().tell({ type: 'submitCall', call: someCall });
    await settle();
    expect(engine.current.peers).toHaveLength(1);
    channel().tell(told(standby));
    expect(engine.current.peer.isClosed).toBe(true);
    expect(station.conversation).toBeNull();
  });

  it('[O-L35] that is over begins the page anew, also when the state was told before', () => {
    channel().tell(told(active));
    channel().tell(told(standby));
    channel().tell({ type: 'serviceClosed', callId, because: 'operatorEnded', reloads: true });
    expect(events.onOver).toHaveBeenCalledOnce();
    expect(scene()).toBe('Offline');
  });

  it('[O-L35] that needs no reload leaves the page as it is', () => {
    channel().tell(told({ ...active, at: 'Monitoring', call: { ...someCall, kind: 'monitoring' } }));
    channel().tell({ type: 'serviceClosed', callId, because: 'operatorEnded', reloads: false });
    channel().tell(told(standby));
    expect(events.onOver).not.toHaveBeenCalled();
    expect(scene()).toBe('Standby');
  });

  it('[D-L02] whose staff the server has lost before anybody was heard is drawn as one without staff', async () => {
    channel().tell(told(active));
    await vi.advanceTimersByTimeAsync(1000);
    channel().tell({ type: 'submitCall', call: { ...someCall, isOperatorLost: true } });
    expect(shownScene(station.drawn.get().view, 'shop', Date.now())).toMatchObject({ scene: 'Active', staff: 'gone' });
  });

  it('is shown on without the server for as long as it flows', async () => {
    channel().tell(told(active));
    await settle();
    engine.current.peer.become('connected');
    channel().become({ is: 'lost', since: Date.now() });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(scene()).toBe('Active');
  });

  it('that does not come up is tried again every three seconds, then anew', async () => {
    channel().tell(told(active));
    await settle();
    await vi.advanceTimersByTimeAsync(3000);
    expect(engine.current.peer.restarts).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(engine.current.peer.ways).toHaveLength(2);
  });

  it('[O-L32] of which nothing is heard is told as stuck, and as mended', async () => {
    channel().tell(told(active));
    await settle();
    await vi.advanceTimersByTimeAsync(6000);
    expect(said('decodeFrames')).toContainEqual({ event: 'decodeFrames', callId, is: 'stuck' });
    engine.current.peer.sounds = 480;
    await vi.advanceTimersByTimeAsync(1000);
    expect(said('decodeFrames')).toContainEqual({ event: 'decodeFrames', callId, is: 'decoding' });
  });
});

describe('a film of the staff', () => {
  const reports = () => said('decodeFrames').flatMap((one) => ('is' in one && one.is !== 'firstSound' ? [one.is] : []));
  const passes = async (seconds: number, arrives: { film: boolean }) => {
    for (let second = 0; second < seconds; second += 1) {
      engine.current.peer.sounds += 48_000;
      if (arrives.film) engine.current.peer.pictures += 30;
      await vi.advanceTimersByTimeAsync(1000);
    }
  };

  it('[O-L32] [D-L07] that stands still is told as stuck, though her voice is heard, and as mended', async () => {
    station.beFilmed(true);
    channel().tell(told(active));
    await settle();
    await passes(3, { film: true });
    expect(reports()).toEqual(['decoding']);
    await passes(6, { film: false });
    expect(reports()).toEqual(['decoding', 'stuck']);
    await passes(2, { film: true });
    expect(reports()).toEqual(['decoding', 'stuck', 'decoding']);
  });

  it('[D-L07] is not missed where the avatar is drawn here', async () => {
    channel().tell(told(active));
    await settle();
    await passes(12, { film: false });
    expect(reports()).toEqual(['decoding']);
    station.beFilmed(true);
    await passes(7, { film: false });
    station.beFilmed(false);
    await passes(1, { film: false });
    expect(reports()).toEqual(['decoding', 'stuck', 'decoding']);
  });
});

describe('the avatar of the staff', () => {
  const movement = () => {
    const conversation = station.conversation;
    if (!conversation) throw new Error('nobody talks');
    return conversation.staff.movement;
  };
  const said = () =>
    engine.current.peer.gestures.said.map((text) => JSON.parse(text)).filter((message) => 'sight' in message);
  const talk = async () => {
    channel().tell(told(active));
    await settle();
    engine.current.peer.gestures.emit('open', undefined);
  };
  const smiling = { ...calmFrame, scores: scoresFrom({ mouthSmileLeft: 1 }) };

  it('[O-V14] moves as the frames tell, and rests when they stop', async () => {
    await talk();
    for (let sequence = 0; sequence < 15; sequence += 1) {
      const bytes = encodeFrame({ sequence, sentAt: sequence * 33, frame: smiling });
      engine.current.peer.frames.emit('frame', bytes);
      engine.current.peer.frames.emit('frame', bytes.slice(0, 30));
      movement().frameAt(performance.now());
      await vi.advanceTimersByTimeAsync(33);
    }
    expect(movement().frameAt(performance.now())).toEqual(smiling);
    await vi.advanceTimersByTimeAsync(1500);
    expect(movement().frameAt(performance.now())).toBeNull();
  });

  it('[O-V14] does what she has it do', async () => {
    await talk();
    const played: string[] = [];
    movement().animate({ play: (motion) => played.push(motion), express: (is) => played.push(is) }, 0);
    for (const text of ['{"motion":"bow"}', 'nonsense', '{"expression":"joy"}']) {
      engine.current.peer.gestures.emit('text', text);
    }
    expect(played).toEqual(['plain', 'bow', 'joy']);
  });

  it('[O-V17] is asked for as a film where it cannot be drawn', async () => {
    await talk();
    station.beFilmed(true);
    engine.current.peer.gestures.emit('open', undefined);
    expect(said()).toEqual([{ sight: 'draws' }, { sight: 'awaitsFilm' }, { sight: 'awaitsFilm' }]);
  });

  it('[D-Q02] is a picture where the system asks for less motion, and her page is told so', async () => {
    const matchMedia = window.matchMedia.bind(window);
    const asked = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        Object.defineProperty(matchMedia(query), 'matches', { value: query.includes('reduced-motion') }),
      );
    await talk();
    expect(said()).toEqual([{ sight: 'showsPicture' }]);
    asked.mockRestore();
  });
});

describe('the screen of the staff', () => {
  it('[O-L33] [D-L01] that is shared in the middle of a call is shown, and her page is told once it is seen', async () => {
    channel().tell(told(active));
    await settle();
    const { peer } = engine.current;
    const track = fakeTrack('video');
    // Nothing tells of a stream that it was given a track: the media are told anew.
    peer.emit('media', { person: new MediaStream(), screen: new MediaStream() });
    const shared = fakeStream(track);
    peer.emit('media', { person: new MediaStream(), screen: shared });
    const screen = station.conversation?.screen;
    expect(screen?.stream.get()).toBe(shared);
    expect(peer.gestures.said).toEqual([]);
    screen?.seen(true);
    peer.gestures.emit('open', undefined);
    screen?.seen(false);
    const seen = peer.gestures.said.map((text) => JSON.parse(text)).filter((said) => 'isScreenSeen' in said);
    expect(seen.map(({ isScreenSeen }) => isScreenSeen)).toEqual([true, true, false]);
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
    station.devices.permissions.set({ camera: 'granted', microphone: 'denied' });
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
    expect(ways).toEqual([{ givesWay: false }, { givesWay: true }, { givesWay: true }]);
    channel().tell(init(calling));
    channel().become({ is: 'open' });
    expect(scene()).toBe('Calling');
    await vi.advanceTimersByTimeAsync(60_000);
    window.dispatchEvent(new Event('pointerdown'));
    expect(ways).toHaveLength(3);
  });

  it.each([
    ['is touched', () => window.dispatchEvent(new Event('pointerdown'))],
    ['is brought to the front', () => document.dispatchEvent(new Event('visibilitychange'))],
  ])('[O-L43] [O-L05] gives the place back to the page that %s', (_, happen) => {
    takePlaceAway();
    happen();
    expect(ways).toEqual([{ givesWay: false }, { givesWay: false }]);
    channel().tell(init(standby));
    channel().become({ is: 'open' });
    expect(scene()).toBe('Standby');
  });

  it('[O-L05] that gave the place to another page gave it the call, too', async () => {
    channel().tell(told(active));
    await settle();
    takePlaceAway();
    expect(station.conversation).toBeNull();
    expect(scene()).toBe('Offline');
  });

  it('that logged the screen out is believed', () => {
    channel().become({ is: 'closed', because: 'loggedOut' });
    expect(events.onLoggedOut).toHaveBeenCalledOnce();
  });

  it('ends the meeting of a link', () => {
    channel().tell(told(active));
    channel().tell({ type: 'serviceCloseForWRU', callId });
    expect(events.onMeetingEnded).toHaveBeenCalledOnce();
    expect(station.conversation).toBeNull();
  });
});
