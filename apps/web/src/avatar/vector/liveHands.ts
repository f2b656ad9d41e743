import type { Hand, Hands } from '@mukae/contract/domain/avatar/frame';
import type { DrawnCharacter } from '../character';
import { type ParamSide, type Params, SIDES } from '../params';
import { approach, clamp, lerp, smoothstep } from '../rig/geometry';
import { type ArmBones, type ArmPose, armBonesOf, reach } from './armReach';

/** Seconds: to lift an arm to the tracked hand, to let it go, and in which it follows. */
const LIFTING = 0.3;
const LOWERING = 0.6;
const FOLLOWING = 0.05;
/** How far an arm is on its way when the hand takes its shape. */
const HAND_CHANGE = 0.4;

interface LiveArm {
  wanted: Hand | null;
  shown: ArmPose | null;
  weight: number;
}

const isSane = ({ x, y, turn }: Hand): boolean => [x, y, turn].every(Number.isFinite);

function follow(shown: ArmPose | null, wanted: ArmPose, dt: number): ArmPose {
  if (!shown) return wanted;
  return {
    sh: approach(shown.sh, wanted.sh, dt, FOLLOWING),
    el: approach(shown.el, wanted.el, dt, FOLLOWING),
    ed: approach(shown.ed, wanted.ed, dt, FOLLOWING),
    wr: approach(shown.wr, wanted.wr, dt, FOLLOWING),
    hand: wanted.hand,
  };
}

/** Where the elbow of a bent arm is at rest, unless the character says otherwise. */
const BENT = 60;

/** The hands of the operator over the pose. */
export class LiveHands {
  readonly #bones: ArmBones | null;
  readonly #rest: Params;
  readonly #arms: Record<ParamSide, LiveArm> = {
    L: { wanted: null, shown: null, weight: 0 },
    R: { wanted: null, shown: null, weight: 0 },
  };

  constructor(character: DrawnCharacter) {
    this.#bones = armBonesOf(character);
    this.#rest = character.poses.fold;
  }

  take(hands: Hands | null): void {
    this.#arms.L.wanted = hands?.left && isSane(hands.left) ? hands.left : null;
    this.#arms.R.wanted = hands?.right && isSane(hands.right) ? hands.right : null;
  }

  /** Moves the arms of a pose to the hands; while a motion plays, the arms are the motion's. */
  step(pose: Params, dt: number, isPlaying: boolean): Params {
    const posed = { ...pose };
    if (this.#bones) for (const side of SIDES) this.#stepArm(posed, side, this.#bones, dt, isPlaying);
    return posed;
  }

  #stepArm(posed: Params, side: ParamSide, bones: ArmBones, dt: number, isPlaying: boolean): void {
    const arm = this.#arms[side];
    const isLed = arm.wanted !== null && !isPlaying;
    arm.weight = clamp(arm.weight + (isLed ? dt / LIFTING : -dt / LOWERING));
    if (arm.weight === 0) arm.shown = null;
    const elbow = arm.shown?.el ?? this.#rest[`el${side}`] ?? BENT;
    if (arm.wanted && arm.weight > 0) arm.shown = follow(arm.shown, reach(bones, side, arm.wanted, elbow), dt);
    if (arm.shown) this.#mix(posed, side, arm.shown, smoothstep(0, 1, arm.weight));
  }

  #mix(posed: Params, side: ParamSide, arm: ArmPose, share: number): void {
    for (const part of ['sh', 'el', 'ed', 'wr'] as const)
      posed[`${part}${side}`] = lerp(posed[`${part}${side}`] ?? 0, arm[part], share);
    // Tracked hands reach with an upper arm in the plane of the picture.
    posed[`sd${side}`] = lerp(posed[`sd${side}`] ?? 0, 0, share);
    if (share > HAND_CHANGE) posed[`hand${side}`] = arm.hand;
  }
}
