import type { OwnState } from '@mukae/contract/realtime/messageFields';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import { afterEach, beforeEach, vi } from 'vitest';
import { FakeEngine } from '@/features/reception/calling/testing/fakeEngine';
import { shownScene } from '@/features/signages/view/state/shownScene';
import { FakeEar } from '@/hearing/testing/fakeEar';
import { FakeRealtime } from '@/live/testing/fakeRealtime';
import { someCall } from '@/live/testing/someCall';
import { Station } from '../station';
import { VisitorDevices } from '../visitorDevices';

export const requestId = '22222222-2222-4222-8222-222222222222';
export const standby: OwnState = { at: 'Standby', wasMissed: false };
export const calling: OwnState = { at: 'Calling', requestId, turn: 0, minutes: null, isAttended: true };
export const active: OwnState = { at: 'Active', call: someCall };

export const init = (state: OwnState): ServerMessage => ({
  type: 'wsInit',
  epoch: 'a',
  snapshot: { of: 'signage', signageId: 7, state },
});
export const told = (state: OwnState): ServerMessage => ({ type: 'submitSignageState', state });
export const settle = () => vi.advanceTimersByTimeAsync(0);

/** A new station for every test of a file, which has just been told that it is on standby. Time stands still. */
export function stationForFile() {
  let channels: FakeRealtime[] = [];
  let ways: { givesWay: boolean }[] = [];
  let engine = new FakeEngine();
  let ear = new FakeEar();
  let station: Station;
  const events = { onConfig: vi.fn(), onOver: vi.fn(), onMeetingEnded: vi.fn(), onLoggedOut: vi.fn() };
  const picture = new Blob(['jpeg']);
  const sendPicture = vi.fn(async () => undefined);

  const channel = (): FakeRealtime => {
    const last = channels.at(-1);
    if (!last) throw new Error('no channel was opened');
    return last;
  };

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
    engine = new FakeEngine();
    ear = new FakeEar();
    station = new Station(
      {
        openRealtime,
        engine,
        devices: new VisitorDevices(localStorage),
        ear,
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

  return {
    events,
    picture,
    sendPicture,
    /** The newest one to the server. */
    channel,
    scene: () => shownScene(station.view.get(), 'shop', Date.now()).scene,
    said: (event: string) => channel().said.filter((one) => 'event' in one && one.event === event),
    get station() {
      return station;
    },
    get engine() {
      return engine;
    },
    /** Of the visitor. */
    get ear() {
      return ear;
    },
    /** How each channel was opened. */
    get ways() {
      return ways;
    },
  };
}
