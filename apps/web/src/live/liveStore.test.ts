import type { Ring } from '@mukae/contract/realtime/messageFields';
import { expect, it, vi } from 'vitest';
import { LiveStore } from './liveStore';
import { awayStatus } from './testing/awayStatus';
import { FakeRealtime } from './testing/fakeRealtime';
import { pageIds, someCall } from './testing/someCall';

const requestId = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;

const ring = (n: number, pressedAt: number, captureImageDir = ''): Ring => ({
  requestId: requestId(n),
  signageId: n,
  signageName: 'Front desk',
  storeName: 'Tokyo',
  touchButton: '',
  pressedAt,
  until: pressedAt + 60_000,
  captureImageDir,
});

const onStandby = { ...awayStatus, status: 'Standby', chosen: 'Standby', isReady: true } as const;

function newStore() {
  const realtime = new FakeRealtime();
  return { realtime, live: new LiveStore(realtime, () => 1000) };
}

it('knows everything after a snapshot, and keeps it when the stream goes on', () => {
  const { realtime, live } = newStore();
  realtime.tell({
    type: 'wsInit',
    epoch: 'e',
    snapshot: {
      of: 'console',
      ...onStandby,
      signages: [{ signageId: 1, status: 'Calling', userId: null, since: 0, waitingSince: '2026-01-01T00:00:00.000Z' }],
      devices: [],
      rings: [ring(2, 20), ring(1, 10)],
      call: null,
    },
  });
  realtime.tell({ type: 'wsInit', epoch: 'e', snapshot: null });
  expect(live.get()).toMatchObject({ me: onStandby, call: null });
  expect(live.get().signages.get(1)?.status).toBe('Calling');
  expect(live.get().rings.map(({ signageId }) => signageId)).toEqual([1, 2]);
});

it('follows signages, operators and my own state', () => {
  const { realtime, live } = newStore();
  const changed = vi.fn();
  live.subscribe(changed);
  realtime.tell({
    type: 'reflectSignageState',
    signage: { signageId: 5, status: 'Crowded', userId: null, since: 1, waitingSince: '2026-01-01T00:00:00.000Z' },
  });
  realtime.tell({ type: 'reflectOperatorState', operators: [{ userId: 6, status: 'Active' }] });
  realtime.tell({ type: 'operatorStateTransition', ...onStandby, pausedUntil: 5000 });
  expect(live.get().signages.get(5)).toMatchObject({ status: 'Crowded', waitingSince: '2026-01-01T00:00:00.000Z' });
  expect(live.get().operators.get(6)).toBe('Active');
  expect(live.get().me).toEqual({ ...onStandby, pausedUntil: 5000 });
  expect(changed).toHaveBeenCalledTimes(3);
});

it('knows which signage may not use its camera or microphone, by being told or by a snapshot', () => {
  const { realtime, live } = newStore();
  const devices = { signageId: 5, camera: 'denied', microphone: 'granted' } as const;
  realtime.tell({ type: 'deviceStateTransition', ...devices });
  expect(live.get().devices.get(5)).toEqual(devices);
  realtime.tell({
    type: 'wsInit',
    epoch: 'e',
    snapshot: {
      of: 'console',
      ...awayStatus,
      signages: [],
      devices: [{ ...devices, signageId: 6 }],
      rings: [],
      call: null,
    },
  });
  expect([...live.get().devices.keys()]).toEqual([6]);
});

it('[O-L20] queues rings by how long they wait, and takes the picture that comes later', () => {
  const { realtime, live } = newStore();
  realtime.tell({ type: 'callFromSignage', ring: ring(2, 20) });
  realtime.tell({ type: 'callFromSignage', ring: ring(1, 10) });
  realtime.tell({ type: 'callFromSignage', ring: ring(2, 20, '/files/2.jpg') });
  expect(live.get().rings).toEqual([ring(1, 10), ring(2, 20, '/files/2.jpg')]);
});

it('[O-L24] a ring is over when anybody answered it', () => {
  const { realtime, live } = newStore();
  realtime.tell({ type: 'callFromSignage', ring: ring(1, 10) });
  realtime.tell({ type: 'acceptRequest', requestId: requestId(1), because: 'answered' });
  expect(live.get().rings).toEqual([]);
});

it('follows my call to its end, and no other', () => {
  const { realtime, live } = newStore();
  realtime.tell({ type: 'submitCall', call: someCall });
  realtime.tell({ type: 'informCallId', callId: someCall.callId, peerId: pageIds.signage });
  expect(live.get().call?.peers).toEqual({ signage: pageIds.signage, operator: pageIds.operator });
  realtime.tell({ type: 'serviceClosed', callId: requestId(8), because: 'operatorEnded', reloads: true });
  expect(live.get().call).not.toBeNull();
  realtime.tell({ type: 'serviceClosed', callId: someCall.callId, because: 'operatorEnded', reloads: true });
  expect(live.get().call).toBeNull();
});

it('[D-L02] knows whether the signage of my call is lost, before its screen is there to hear it', () => {
  const { realtime, live } = newStore();
  realtime.tell({ type: 'submitCall', call: { ...someCall, isSignageLost: true } });
  realtime.tell({ type: 'signageConnectionLosted', callId: requestId(8), isLost: false });
  expect(live.get().call?.isSignageLost).toBe(true);
  realtime.tell({ type: 'signageConnectionLosted', callId: someCall.callId, isLost: false });
  expect(live.get().call?.isSignageLost).toBe(false);
});

it('learns how far the clock of the server is ahead', () => {
  const { realtime, live } = newStore();
  realtime.tell({ type: 'wsInit', epoch: 'e', snapshot: null });
  expect(realtime.sent).toEqual([{ type: 'ping' }]);
  realtime.tell({ type: 'pong', now: 4000 });
  expect(live.get().clockAheadMs).toBe(3000);
});

it('tells nobody while it is held, and then once; not even a forgotten hold lasts', () => {
  vi.useFakeTimers();
  const { realtime, live } = newStore();
  const changed = vi.fn();
  live.subscribe(changed);
  const end = live.hold();
  realtime.tell({ type: 'callFromSignage', ring: ring(1, 10) });
  realtime.tell({ type: 'callFromSignage', ring: ring(2, 20) });
  expect(live.get().rings).toHaveLength(2);
  const act = vi.fn();
  live.afterHold(act);
  expect([changed.mock.calls, act.mock.calls]).toEqual([[], []]);
  end();
  expect(changed).toHaveBeenCalledOnce();
  expect(act).toHaveBeenCalledOnce();
  live.hold();
  realtime.tell({ type: 'acceptRequest', requestId: requestId(1), because: 'answered' });
  vi.advanceTimersByTime(2000);
  expect(changed).toHaveBeenCalledTimes(2);
  vi.useRealTimers();
});
