import { act, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { calling, init, standby, stationForFile, told } from '../station/testing/stationForFile';
import { draftOnScreen } from './draftOnScreen';
import { useDraftOnScreen } from './useDraftOnScreen';

const at = stationForFile();
const draft = { draftId: 3, templateKey: '7' };

afterEach(() => draftOnScreen.set(null));

function begin() {
  at.channel().tell(init(standby));
  const { result } = renderHook(() => useDraftOnScreen(at.station));
  act(() => draftOnScreen.set(draft));
  expect(result.current).toEqual(draft);
  return result;
}

it('[D-T111] a draft over the screen goes when a visitor calls, and does not come back after her', () => {
  const result = begin();
  act(() => at.channel().tell(told(calling)));
  expect(result.current).toBeNull();
  act(() => at.channel().tell(told(standby)));
  expect(result.current).toBeNull();
});

it('[D-T111] a draft over the screen goes after a minute, or with a touch', () => {
  const result = begin();
  act(() => void vi.advanceTimersByTime(60_000));
  expect(result.current).toBeNull();
  act(() => draftOnScreen.set({ ...draft }));
  expect(result.current).toEqual(draft);
  act(() => void window.dispatchEvent(new Event('pointerdown')));
  expect(result.current).toBeNull();
});

it('[D-T111] a draft that is shown once more has its minute anew', () => {
  const result = begin();
  act(() => void vi.advanceTimersByTime(50_000));
  act(() => draftOnScreen.set({ ...draft }));
  act(() => void vi.advanceTimersByTime(50_000));
  expect(result.current).toEqual(draft);
});
