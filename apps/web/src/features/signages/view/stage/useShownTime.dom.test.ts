import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startingAt, type ViewState } from '../state/viewState';
import { useShownTime } from './useShownTime';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const showing: ViewState = {
  is: 'showing',
  since: 0,
  own: { at: 'Standby', wasMissed: false },
  deed: null,
  link: { is: 'up' },
  isMediaFlowing: false,
  isStaffGone: false,
  notice: null,
};
const begin = (view: ViewState) =>
  renderHook((props) => useShownTime(props.view, props.changedAt), { initialProps: { view, changedAt: 0 } });

it('stands still until something would change by itself', () => {
  const { result } = begin(startingAt(0));
  act(() => vi.advanceTimersByTime(2_999));
  expect(result.current).toBe(0);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(3_000);
  act(() => vi.advanceTimersByTime(26_999));
  expect(result.current).toBe(3_000);
  act(() => vi.advanceTimersByTime(1));
  expect(result.current).toBe(30_000);
});

it('is never older than what is shown', () => {
  const { result, rerender } = begin(startingAt(0));
  rerender({ view: showing, changedAt: 5000 });
  expect(result.current).toBe(5000);
});
