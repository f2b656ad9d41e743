import type { Hand, HandShape } from '@mukae/contract/domain/avatar/frame';
import { type DrawnCharacter, HAND } from '../character';
import type { ParamSide } from '../params';
import { clamp, softLimit } from '../rig/geometry';

/** The bones of the left arm from the shoulder; the right one is its mirror. */
export interface ArmBones {
  upper: number;
  fore: number;
  /** Degrees outward from hanging straight down, as drawn. */
  upperDrawn: number;
  foreDrawn: number;
  /** From the shoulder to the edge of the picture. */
  room: number;
}

/** The parameters of one arm. */
export interface ArmPose {
  sh: number;
  el: number;
  ed: number;
  wr: number;
  hand: number;
}

const HALF_A_PICTURE = 540;
const DEGREE = Math.PI / 180;
const outward = (dx: number, dy: number): number => Math.atan2(dx, dy) / DEGREE;

export function armBonesOf({ groups }: DrawnCharacter): ArmBones | null {
  const [shoulder, elbow, wrist] = ['arm@', 'fore@', 'hand@'].map((name) => groups[name]?.pivot);
  if (!shoulder || !elbow || !wrist) return null;
  const [ux, uy] = [elbow[0] - shoulder[0], elbow[1] - shoulder[1]];
  const [fx, fy] = [wrist[0] - elbow[0], wrist[1] - elbow[1]];
  const size = groups.hips?.scale ?? 1;
  return {
    upper: Math.hypot(ux, uy),
    fore: Math.hypot(fx, fy),
    upperDrawn: outward(ux, uy),
    foreDrawn: outward(fx, fy),
    room: HALF_A_PICTURE / size - shoulder[0],
  };
}

/** An upper arm hangs a little outward, moves only as far as the hand needs it, and keeps the elbow within the picture. */
const SHOULDER = { ease: 7, inward: -25, outward: 28 };
/** How far the forearm may turn towards the visitor for a hand that is nearer to the elbow than it is long. */
const DEEPEST = 63;
const WRIST = 55;
/** An elbow and an upright hand are so broad, in lengths of the forearm: as much is left of the picture beside them. */
const ELBOW_ROOM = 0.2;
const HAND_ROOM = 0.28;

const shapes: Record<HandShape, number> = { open: HAND.open, fist: HAND.fist, point: HAND.point };
/** An open hand so far below the elbow, in lengths of the forearm, hangs at ease: it shows its back, and the wrist hardly bends. */
const HANGING = 0.5;
const EASY_WRIST = 12;

interface Place {
  x: number;
  y: number;
}

const elbowAt = (bones: ArmBones, sh: number): Place => ({
  x: bones.upper * Math.sin((sh + bones.upperDrawn) * DEGREE),
  y: bones.upper * Math.cos((sh + bones.upperDrawn) * DEGREE),
});

const liftOf = ({ upper, fore, room }: ArmBones): number =>
  Math.min(SHOULDER.outward, Math.asin(clamp((room - ELBOW_ROOM * fore) / upper)) / DEGREE);

function shoulderFor(bones: ArmBones, target: Place): number {
  const outmost = liftOf(bones);
  let nearest: number = SHOULDER.ease;
  let least = Infinity;
  for (let lift = 0; lift <= outmost - SHOULDER.inward; lift += 1) {
    for (const sh of [SHOULDER.ease + lift, SHOULDER.ease - lift]) {
      if (sh < SHOULDER.inward || sh > outmost) continue;
      const elbow = elbowAt(bones, sh);
      const distance = Math.hypot(target.x - elbow.x, target.y - elbow.y);
      if (distance <= bones.fore) return sh;
      if (distance < least) {
        least = distance;
        nearest = sh;
      }
    }
  }
  return nearest;
}

const turnsNear = (angle: number, near: number): number => angle + 360 * Math.round((near - angle) / 360);

/** Puts the hand where it is wanted. `nearElbow` is where the elbow was: a full turn more looks the same. */
export function reach(bones: ArmBones, side: ParamSide, hand: Hand, nearElbow: number): ArmPose {
  const mirror = side === 'R' ? -1 : 1;
  const length = bones.upper + bones.fore;
  const aside = mirror * hand.x * length;
  const widest = bones.room - HAND_ROOM * bones.fore;
  const target = { x: aside > 0 ? softLimit(aside, widest) : aside, y: -hand.y * length };
  const sh = shoulderFor(bones, target);
  const elbow = elbowAt(bones, sh);
  const [fx, fy] = [target.x - elbow.x, target.y - elbow.y];
  const el = turnsNear(bones.foreDrawn + sh - outward(fx, fy), nearElbow);
  const hangs = hand.shape === 'open' && fy > HANGING * bones.fore;
  const upright = 180 + mirror * hand.turn - (el - sh);
  return {
    sh,
    el,
    ed: Math.min(DEEPEST, Math.acos(clamp(Math.hypot(fx, fy) / bones.fore)) / DEGREE),
    wr: softLimit(turnsNear(upright, 0), hangs ? EASY_WRIST : WRIST),
    hand: hangs ? HAND.relaxed : shapes[hand.shape],
  };
}
