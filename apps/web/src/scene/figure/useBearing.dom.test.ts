import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Movement } from '@/avatar/stream/movement';
import { inDialogue, sampleDialogues } from '../sampleDialogues';
import { sampleState } from '../sampleState';
import type { SceneDialogue } from '../sceneDialogue';
import { quietStandby } from '../sceneState';
import { type Bearing, bearingIn } from './bearing';
import { useBearing } from './useBearing';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function stand(first: Bearing) {
  const done: string[] = [];
  const movement = new Movement();
  const { result, rerender } = renderHook((bearing: Bearing) => useBearing(bearing, movement), { initialProps: first });
  movement.animate(
    { play: (motion) => void done.push(motion), express: (expression) => void done.push(expression) },
    performance.now(),
  );
  return { done, rerender, gaze: () => result.current };
}

describe('how she stands there', () => {
  it('[D-A28] lives while the reception is paused: she bows again and again', () => {
    const { done } = stand(bearingIn({ scene: 'Suspended' }, null));
    expect(done).toEqual(['sorry', 'bow']);
    vi.advanceTimersByTime(40_000);
    expect(done).toEqual(['sorry', 'bow', 'bow', 'bow']);
  });

  it('[D-A25] [D-A28] does not smile at bad news, and is herself again afterwards', () => {
    const absence = { back: { ja: '', en: '' }, opens: null, hours: null, words: null };
    const { done, rerender } = stand(
      bearingIn({ scene: 'Crowded', place: 1, minutes: null, absence, canAsk: false, leading: 'ja' }, null),
    );
    rerender(bearingIn(quietStandby, null));
    rerender(bearingIn(quietStandby, { kind: 'missed' }));
    vi.advanceTimersByTime(60_000);
    expect(done).toEqual(['sorry', 'bow', 'plain', 'sorry', 'bow']);
  });

  it('[D-A28] looks aside for the staff while she calls, and back at the visitor', () => {
    const { gaze, rerender } = stand(bearingIn(sampleState('Calling'), null));
    expect(Math.abs(gaze()?.x ?? 0)).toBeGreaterThan(0.5);
    act(() => vi.advanceTimersByTime(4000));
    expect(gaze()).toBeNull();
    act(() => vi.advanceTimersByTime(2500));
    expect(gaze()).not.toBeNull();
    rerender(bearingIn(quietStandby, null));
    expect(gaze()).toBeNull();
  });

  it('[D-AS07] does by a dialogue what goes with it: greets, nods while she listens, thinks, and is sorry for not understanding', () => {
    const { greeting, listening, thinking, unsure } = sampleDialogues;
    const { done, rerender, gaze } = stand(bearingIn(inDialogue(greeting), null));
    const doneIn = (dialogue: SceneDialogue, ms: number) => {
      done.length = 0;
      rerender(bearingIn(inDialogue(dialogue), null));
      act(() => vi.advanceTimersByTime(ms));
      return [...done];
    };
    expect(done).toEqual(['plain', 'wave']);
    expect(doneIn(listening, 1000)).toEqual([]);
    expect(gaze()).toBeNull();
    expect(doneIn({ ...listening, heard: 'ベビーカーは借りられますか' }, 10_500)).toEqual(['nod', 'tilt', 'nod']);
    expect(doneIn(thinking, 1000)).toEqual(['think']);
    expect(gaze()).not.toBeNull();
    expect(doneIn(unsure, 1000)).toEqual(['tilt']);
    expect(gaze()).toBeNull();
    expect(doneIn({ ...unsure, isAgain: true }, 1000)).toEqual(['sorry', 'nod']);
  });

  it('[D-AS07] makes the gesture of an answer once for each, and points to a picture wherever the gesture goes', () => {
    const { answering, greeting } = sampleDialogues;
    const { done, rerender } = stand(bearingIn(inDialogue(greeting), null));
    const tell = (changes: object) => {
      done.length = 0;
      rerender(bearingIn(inDialogue({ ...answering, ...changes }), null));
      act(() => vi.advanceTimersByTime(5000));
      return [...done];
    };
    expect(tell({ gesture: 'showLeft' })).toEqual(['showLeft']);
    expect(tell({ gesture: 'showLeft', spokenTo: 8 })).toEqual([]);
    expect(tell({ gesture: 'showLeft', heard: '出口は' })).toEqual(['showLeft']);
    expect(tell({ gesture: 'showLeft', heard: '地図は', picture: '/map.png' })).toEqual(['showRight']);
    expect(tell({ heard: 'ありがとう', expression: 'joy' })).toEqual(['joy']);
    expect(tell({ heard: '案内所は' })).toEqual(['plain']);
  });

  it('[D-AS07] guides as a picture only to the side that the picture shows', () => {
    const poseAt = (gesture: 'showLeft' | 'showRight') =>
      bearingIn(inDialogue({ ...sampleDialogues.answering, gesture }), null).pose;
    expect(poseAt('showRight')).toBe('guide');
    expect(poseAt('showLeft')).toBe('fold');
  });

  it('[D-AS07] [D-AS11] does nothing by herself while the staff leads her, and has her own mind again afterwards', () => {
    const { done, rerender } = stand(bearingIn({ scene: 'Monitoring', canCall: true }, null));
    act(() => vi.advanceTimersByTime(60_000));
    expect(done).toEqual(['plain']);
    rerender(bearingIn(inDialogue(sampleDialogues.absent), null));
    expect(done).toEqual(['plain', 'sorry', 'bow']);
  });
});
