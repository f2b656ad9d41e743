import type { OwnState } from '@mukae/contract/realtime/messageFields';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someCall } from '@/features/reception/calling/testing/someCall';
import { stepView } from '../state/stepView';
import { startingAt, type ViewState } from '../state/viewState';
import { DrawnView } from './drawnView';

const requestId = '22222222-2222-4222-8222-222222222222';
const calling: OwnState = { at: 'Calling', requestId, turn: 0, minutes: null };
const active: OwnState = { at: 'Active', call: someCall };
const showing = (own: OwnState): ViewState => stepView(startingAt(0), { type: 'told', own }, 0);

let drawn: DrawnView;
beforeEach(() => {
  vi.useFakeTimers();
  drawn = new DrawnView(startingAt(0));
});
afterEach(() => {
  drawn.stop();
  vi.useRealTimers();
});

it('a visitor who is answered sees the call when she hears it', () => {
  drawn.show(showing(calling));
  drawn.show(showing(active));
  expect(drawn.view.get()).toEqual(showing(calling));
  expect(drawn.isHeld).toBe(true);
  drawn.hear();
  vi.advanceTimersByTime(300);
  expect(drawn.view.get()).toEqual(showing(active));
  expect(drawn.isHeld).toBe(false);
});

it('sees it soon also when no sound comes', () => {
  drawn.show(showing(calling));
  drawn.show(showing(active));
  vi.advanceTimersByTime(1000);
  expect(drawn.view.get()).toEqual(showing(active));
});

it('does not wait to see that the call is over', () => {
  drawn.show(showing(calling));
  drawn.show(showing(active));
  drawn.show(showing({ at: 'Standby', wasMissed: false }));
  expect(drawn.view.get()).toEqual(showing({ at: 'Standby', wasMissed: false }));
});

it('a page that opens in the middle of a call shows it at once', () => {
  drawn.show(showing(active));
  expect(drawn.view.get()).toEqual(showing(active));
});
