import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Movement } from '@/avatar/stream/movement';
import { Observed } from '@/observing/observed';
import type { SceneFigure } from '@/scene/sceneState';
import { useLiveFigure } from './useLiveFigure';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function begin(isToBeFilmed = false) {
  const staff = { movement: new Movement(), film: { stream: new Observed<MediaStream | null>(null) } };
  const conversation = new Observed<{ staff: typeof staff } | null>(null);
  const isFilmed = new Observed(false);
  const station = { conversation, beFilmed: (is: boolean) => isFilmed.set(is), mayMove: () => true };
  const hook = renderHook((props) => useLiveFigure(station, props.isToBeFilmed, props.characterId), {
    initialProps: { isToBeFilmed, characterId: 1 },
  });
  return { ...hook, staff, station, isFilmed };
}

const drawnIn = (figure: SceneFigure) => {
  if (figure.is !== 'drawn') throw new Error('nothing is drawn');
  return figure;
};

it('[O-V15] lives by itself, and is moved by the staff while there is a conversation', () => {
  const { result, staff, station } = begin();
  expect(drawnIn(result.current).movement).toBeNull();
  act(() => station.conversation.set({ staff }));
  expect(drawnIn(result.current).movement).toBe(staff.movement);
  act(() => station.conversation.set(null));
  expect(drawnIn(result.current).movement).toBeNull();
});

it('[O-V17] comes as a film where the administrator chose one, as soon as one arrives', () => {
  const { result, staff, station, isFilmed } = begin(true);
  expect(isFilmed.get()).toBe(true);
  expect(result.current).toEqual({ is: 'filmed', film: null });
  const film = new MediaStream();
  act(() => {
    station.conversation.set({ staff });
    staff.film.stream.set(film);
  });
  expect(result.current).toEqual({ is: 'filmed', film });
});

it('[O-V17] comes as a film where this machine is too slow for this character, for good', () => {
  const { result, rerender, isFilmed } = begin();
  act(() => drawnIn(result.current).onCannotDraw('tooSlow'));
  expect(isFilmed.get()).toBe(true);
  act(() => vi.advanceTimersByTime(120_000));
  expect(result.current.is).toBe('filmed');
  rerender({ isToBeFilmed: false, characterId: 2 });
  expect(result.current.is).toBe('drawn');
  expect(isFilmed.get()).toBe(false);
});

it.each(['notLoaded', 'graphicsLost'] as const)('[O-V17] is tried again after half a minute: %s', (because) => {
  const { result } = begin();
  act(() => drawnIn(result.current).onCannotDraw(because));
  act(() => vi.advanceTimersByTime(29_000));
  expect(result.current.is).toBe('filmed');
  act(() => vi.advanceTimersByTime(2000));
  expect(result.current.is).toBe('drawn');
});
