import { type DrawnCharacter, HAND, type PoseName, type Timeline } from '../character';
import { objectEntries } from '../objectEntries';
import type { Param, Params } from '../params';
import { clamp, lerp, smoothstep } from '../rig/geometry';
import { poseOf } from './poses';

/** Where a parameter is at which second of a motion. */
interface Track {
  param: Param;
  stops: readonly { at: number; value: number }[];
}

/** A stretch of time in which a pose is held, and what swings meanwhile. */
interface Hold {
  from: number;
  to: number;
  swing: NonNullable<DrawnCharacter['oscillate'][PoseName]>;
}

export interface Course {
  seconds: number;
  tracks: readonly Track[];
  holds: readonly Hold[];
}

const isHand = (param: Param): boolean => param === 'handL' || param === 'handR';
const isWrist = (param: Param): boolean => param === 'wrL' || param === 'wrR';
/** A wrist follows its arm. */
const WRIST_LAG = 0.07;
/** By then whoever does something else is done with what she did. */
const SETTLED = 0.9;
/** A hand changes its shape while the arm is fast; a finger that points is taken back before it points at somebody. */
const HAND_CHANGE = 0.4;
const FINGER_BACK = 0.1;

function holdsOf(character: DrawnCharacter, timeline: Timeline): Hold[] {
  const posed = timeline.flatMap(({ at, pose }) => (pose ? [{ at, pose }] : []));
  return posed.flatMap(({ at, pose }, i) => {
    const next = posed[i + 1];
    if (next?.pose !== pose || pose === 'think' || pose === 'wait') return [];
    const swing = character.oscillate[pose];
    return swing ? [{ from: at, to: next.at, swing }] : [];
  });
}

/** From where everything is now through the timeline to rest: the pose `fold`, and nothing added to the face. */
export function courseOf(character: DrawnCharacter, timeline: Timeline, now: Params): Course {
  const rest: Params = character.poses.fold;
  const seconds = timeline.at(-1)?.at ?? 0;
  const moments = [
    { at: 0, params: now },
    ...timeline.map(({ at, pose, params }) => ({ at, params: { ...(pose && poseOf(character, pose)), ...params } })),
  ];
  const named = new Set(moments.flatMap(({ params }) => objectEntries<Param, number>(params).map(([param]) => param)));
  const tracks = [...named].map((param): Track => {
    const told = moments.flatMap(({ at, params }) => {
      const value = params[param];
      return value === undefined ? [] : [{ at, value }];
    });
    const start = told[0]?.at === 0 ? [] : [{ at: 0, value: rest[param] ?? 0 }];
    const end = told.at(-1)?.at === seconds ? [] : [{ at: seconds, value: rest[param] ?? 0 }];
    const stops = [...start, ...told, ...end];
    const [first, last] = stops;
    // What only the last motion did does not linger through this one.
    const isLeftOver = stops.length === 2 && first && last && last.at > SETTLED;
    return { param, stops: isLeftOver ? [first, { ...last, at: SETTLED }, last] : stops };
  });
  return { seconds, tracks, holds: holdsOf(character, timeline) };
}

/** The stops around a second and how far it is between them. */
function legAt({ stops }: Track, t: number): { from: number; to: number; share: number } {
  const next = stops.findIndex(({ at }) => at > t);
  const before = stops.at(next < 0 ? -1 : Math.max(0, next - 1));
  const after = stops.at(next);
  if (!before || !after) return { from: 0, to: 0, share: 0 };
  return { from: before.value, to: after.value, share: smoothstep(before.at, Math.max(after.at, before.at + 1e-6), t) };
}

function valueAt(track: Track, t: number): number {
  const { from, to, share } = legAt(track, isWrist(track.param) ? t - WRIST_LAG : t);
  if (isHand(track.param)) return share < (from === HAND.point ? FINGER_BACK : HAND_CHANGE) ? from : to;
  return lerp(from, to, share);
}

/** Up early and down late: an arm is in the way of the frame's edge long before and after the middle of its way. */
const arch = (share: number): number => Math.sin(Math.PI * share) ** 0.7;

function addArcs(moved: Params, character: DrawnCharacter, tracks: readonly Track[], t: number): void {
  for (const [param, [turning, gain]] of objectEntries(character.arcs)) {
    const track = tracks.find((candidate) => candidate.param === turning);
    if (!track) continue;
    const { from, to, share } = legAt(track, t);
    // A hand trails behind its arm, whichever way that turns.
    const turn = isWrist(param) ? from - to : Math.abs(to - from);
    moved[param] = (moved[param] ?? 0) + gain * turn * arch(share);
  }
}

const FADE = 0.25;

function addSwing(moved: Params, { from, to, swing }: Hold, t: number): void {
  const strength = clamp(Math.min(t - from, to - t) / FADE);
  if (strength === 0) return;
  for (const [param, [amplitude, hertz]] of objectEntries(swing))
    moved[param] = (moved[param] ?? 0) + strength * amplitude * Math.sin((t - from) * hertz * 2 * Math.PI);
}

/** Degrees of a bow between which the eyes close: from a head that is down they would glare. */
const LIDS_CLOSE = [10, 22] as const;

function lowerLids(moved: Params): void {
  const lowered = -smoothstep(...LIDS_CLOSE, moved.bow ?? 0);
  for (const lid of ['eyeOpenL', 'eyeOpenR'] as const) moved[lid] = Math.min(moved[lid] ?? 0, lowered);
}

export function courseAt(character: DrawnCharacter, { tracks, holds }: Course, t: number): Params {
  const moved: Params = {};
  for (const track of tracks) moved[track.param] = valueAt(track, t);
  addArcs(moved, character, tracks, t);
  for (const hold of holds) addSwing(moved, hold, t);
  lowerLids(moved);
  return moved;
}
