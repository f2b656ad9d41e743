import type { OwnState } from '@mukae/contract/realtime/messageFields';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { someCall } from '@/live/testing/someCall';
import { stepView } from '../state/stepView';
import { startingAt, type ViewState } from '../state/viewState';
import { DrawnView } from './drawnView';

const requestId = '22222222-2222-4222-8222-222222222222';
const calling: OwnState = { at: 'Calling', requestId, turn: 0, minutes: null, isAttended: true };
const active: OwnState = { at: 'Active', call: someCall };
const showing = (own: OwnState): ViewState => stepView(startingAt(0), { type: 'told', own }, 0);
const talk = 'the conversation';

let drawn: DrawnView<string>;
beforeEach(() => {
  vi.useFakeTimers();
  drawn = new DrawnView(startingAt(0));
});
afterEach(() => {
  drawn.stop();
  vi.useRealTimers();
});

it('a visitor who is answered sees the call when she hears it', () => {
  drawn.show(showing(calling), null);
  drawn.show(showing(active), talk);
  expect(drawn.shown.get()).toEqual({ view: showing(calling), conversation: null });
  expect(drawn.isHeld).toBe(true);
  drawn.hear();
  vi.advanceTimersByTime(300);
  expect(drawn.shown.get()).toEqual({ view: showing(active), conversation: talk });
  expect(drawn.isHeld).toBe(false);
});

it('sees it soon also when no sound comes', () => {
  drawn.show(showing(calling), null);
  drawn.show(showing(active), talk);
  vi.advanceTimersByTime(1000);
  expect(drawn.shown.get()).toEqual({ view: showing(active), conversation: talk });
});

it('does not wait to see that the call is over', () => {
  drawn.show(showing(calling), null);
  drawn.show(showing(active), talk);
  drawn.show(showing({ at: 'Standby', wasMissed: false }), null);
  expect(drawn.shown.get()).toEqual({ view: showing({ at: 'Standby', wasMissed: false }), conversation: null });
});

it('is not drawn anew where nothing has changed', () => {
  const view = showing(calling);
  const heard = vi.fn();
  drawn.shown.subscribe(heard);
  drawn.show(view, null);
  drawn.show(view, null);
  expect(heard).toHaveBeenCalledOnce();
});

it('a page that opens in the middle of a call shows it at once', () => {
  drawn.show(showing(active), talk);
  expect(drawn.shown.get()).toEqual({ view: showing(active), conversation: talk });
});
