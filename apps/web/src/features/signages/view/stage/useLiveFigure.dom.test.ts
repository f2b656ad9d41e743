import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Movement } from '@/avatar/stream/movement';
import { Observed } from '@/observing/observed';
import type { SceneFigure } from '@/scene/sceneState';
import { useLiveFigure } from './useLiveFigure';

type Cast = Parameters<typeof useLiveFigure>[1];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function begin(isToBeFilmed = false) {
  const staff = { movement: new Movement(), film: { stream: new Observed<MediaStream | null>(null) } };
  const isFilmed = new Observed(false);
  const station = { beFilmed: (is: boolean) => isFilmed.set(is), mayMove: () => true };
  const alone: Cast = { staff: null, receptionist: null, isToBeFilmed, characterId: 1 };
  const hook = renderHook((cast: Cast) => useLiveFigure(station, cast), { initialProps: alone });
  return { ...hook, alone, talking: { ...alone, staff }, staff, isFilmed };
}

const drawnIn = (figure: SceneFigure) => {
  if (figure.is !== 'drawn') throw new Error('nothing is drawn');
  return figure;
};

it('[O-V15] lives by itself, and is moved by the staff while there is a conversation', () => {
  const { result, rerender, alone, talking } = begin();
  expect(drawnIn(result.current).movement).toBeNull();
  rerender(talking);
  expect(drawnIn(result.current).movement).toBe(talking.staff.movement);
  rerender(alone);
  expect(drawnIn(result.current).movement).toBeNull();
});

it('[O-V17] comes as a film where the administrator chose one, as soon as one arrives', () => {
  const { result, rerender, talking, staff, isFilmed } = begin(true);
  expect(isFilmed.get()).toBe(true);
  expect(result.current).toEqual({ is: 'filmed', film: null });
  const film = new MediaStream();
  rerender(talking);
  act(() => staff.film.stream.set(film));
  expect(result.current).toEqual({ is: 'filmed', film });
});

it('[O-V17] comes as a film where this machine is too slow for this character, for good', () => {
  const { result, rerender, alone, isFilmed } = begin();
  act(() => drawnIn(result.current).onCannotDraw('tooSlow'));
  expect(isFilmed.get()).toBe(true);
  act(() => vi.advanceTimersByTime(120_000));
  expect(result.current.is).toBe('filmed');
  rerender({ ...alone, characterId: 2 });
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
