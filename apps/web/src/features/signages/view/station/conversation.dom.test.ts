import { scoresFrom } from '@mukae/contract/domain/avatar/blendshapes';
import { calmFrame } from '@mukae/contract/domain/avatar/frame';
import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import { describe, expect, it, vi } from 'vitest';
import { fakeStream, fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { someCall } from '@/live/testing/someCall';
import { shownScene } from '../state/shownScene';
import { active, settle, standby, stationForFile, told } from './testing/stationForFile';

const { callId } = someCall;
const page = stationForFile();
const { channel, scene, said, events } = page;

describe('a call', () => {
  it('begins when the server tells it, once, and ends with it', async () => {
    channel().tell(told(active));
    channel().tell({ type: 'submitCall', call: someCall });
    await settle();
    expect(page.engine.peers).toHaveLength(1);
    channel().tell(told(standby));
    expect(page.engine.peer.isClosed).toBe(true);
    expect(page.station.conversation).toBeNull();
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
    expect(shownScene(page.station.drawn.get().view, 'shop', Date.now())).toMatchObject({
      scene: 'Active',
      staff: 'gone',
    });
  });

  it('is shown on without the server for as long as it flows', async () => {
    channel().tell(told(active));
    await settle();
    page.engine.peer.become('connected');
    channel().become({ is: 'lost', since: Date.now() });
    await vi.advanceTimersByTimeAsync(60_000);
    expect(scene()).toBe('Active');
  });

  it('that does not come up is tried again every three seconds, then anew', async () => {
    channel().tell(told(active));
    await settle();
    await vi.advanceTimersByTimeAsync(3000);
    expect(page.engine.peer.restarts).toBe(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(page.engine.peer.ways).toHaveLength(2);
  });

  it('[O-L32] of which nothing is heard is told as stuck, and as mended', async () => {
    channel().tell(told(active));
    await settle();
    await vi.advanceTimersByTimeAsync(6000);
    expect(said('decodeFrames')).toContainEqual({ event: 'decodeFrames', callId, is: 'stuck' });
    page.engine.peer.sounds = 480;
    await vi.advanceTimersByTimeAsync(1000);
    expect(said('decodeFrames')).toContainEqual({ event: 'decodeFrames', callId, is: 'decoding' });
  });
});

describe('what the visitor says in a call', () => {
  const heard = (text: string, language: 'ja' | 'en' | null = null) => page.ear.tell({ is: 'final', text, language });
  const lines = () =>
    said('talkLog').map((line) => ('text' in line && 'locale' in line ? [line.text, line.locale] : []));

  it('[O-AI07] [O-L34] goes on as the talk log when it is longer than three characters, until the call is over', async () => {
    channel().tell(told(active));
    await settle();
    heard('売り場はどこですか');
    heard('はい。');
    heard('Where is the lift?', 'en');
    page.ear.tell({ is: 'partial', text: '売り場はどこで', certain: '' });
    channel().tell(told(standby));
    heard('もう誰も聞いていません');
    expect(lines()).toEqual([
      ['売り場はどこですか', 'ja-JP'],
      ['Where is the lift?', 'en-US'],
    ]);
  });

  it('[O-AI07] is heard by nobody while somebody only looks after the screen', async () => {
    channel().tell(told({ ...active, at: 'Monitoring', call: { ...someCall, kind: 'monitoring' } }));
    await settle();
    heard('売り場はどこですか');
    expect(lines()).toEqual([]);
  });
});

describe('a film of the staff', () => {
  const reports = () => said('decodeFrames').flatMap((one) => ('is' in one && one.is !== 'firstSound' ? [one.is] : []));
  const passes = async (seconds: number, arrives: { film: boolean }) => {
    for (let second = 0; second < seconds; second += 1) {
      page.engine.peer.sounds += 48_000;
      if (arrives.film) page.engine.peer.pictures += 30;
      await vi.advanceTimersByTimeAsync(1000);
    }
  };

  it('[O-L32] [D-L07] that stands still is told as stuck, though her voice is heard, and as mended', async () => {
    page.station.beFilmed(true);
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
    page.station.beFilmed(true);
    await passes(7, { film: false });
    page.station.beFilmed(false);
    await passes(1, { film: false });
    expect(reports()).toEqual(['decoding', 'stuck', 'decoding']);
  });
});

describe('the avatar of the staff', () => {
  const movement = () => {
    const conversation = page.station.conversation;
    if (!conversation) throw new Error('nobody talks');
    return conversation.staff.movement;
  };
  const said = () =>
    page.engine.peer.gestures.said.map((text) => JSON.parse(text)).filter((message) => 'sight' in message);
  const talk = async () => {
    channel().tell(told(active));
    await settle();
    page.engine.peer.gestures.emit('open', undefined);
  };
  const smiling = { ...calmFrame, scores: scoresFrom({ mouthSmileLeft: 1 }) };

  it('[O-V14] moves as the frames tell, and rests when they stop', async () => {
    await talk();
    for (let sequence = 0; sequence < 15; sequence += 1) {
      const bytes = encodeFrame({ sequence, sentAt: sequence * 33, frame: smiling });
      page.engine.peer.frames.emit('frame', bytes);
      page.engine.peer.frames.emit('frame', bytes.slice(0, 30));
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
      page.engine.peer.gestures.emit('text', text);
    }
    expect(played).toEqual(['plain', 'bow', 'joy']);
  });

  it('[O-V17] is asked for as a film where it cannot be drawn', async () => {
    await talk();
    page.station.beFilmed(true);
    page.engine.peer.gestures.emit('open', undefined);
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
    const { peer } = page.engine;
    const track = fakeTrack('video');
    // Nothing tells of a stream that it was given a track: the media are told anew.
    peer.emit('media', { person: new MediaStream(), screen: new MediaStream() });
    const shared = fakeStream(track);
    peer.emit('media', { person: new MediaStream(), screen: shared });
    const screen = page.station.conversation?.screen;
    expect(screen?.stream.get()).toBe(shared);
    expect(peer.gestures.said).toEqual([]);
    screen?.seen(true);
    peer.gestures.emit('open', undefined);
    screen?.seen(false);
    const seen = peer.gestures.said.map((text) => JSON.parse(text)).filter((said) => 'isScreenSeen' in said);
    expect(seen.map(({ isScreenSeen }) => isScreenSeen)).toEqual([true, true, false]);
  });
});
