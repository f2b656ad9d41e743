import type { HeadAngles } from '@mukae/contract/domain/avatar/frame';
import type { VRM, VRMHumanBoneName } from '@pixiv/three-vrm';
import { Box3, Euler, Quaternion, Vector3 } from 'three';
import { type Aim, aimBetween, type BodySide, outwards, sides } from './aim';
import { type ArmLengths, reachFor } from './armReach';
import type { Stature } from './framing';
import type { LifeMoment } from './life';
import { palmShown, sharedTurn } from './wrist';

const degree = Math.PI / 180;

/** Seconds in which an arm does most of its way. */
const armPace = 0.11;

/** The neck does its part of what the head does. */
const neckShare = 0.4;

interface Arm {
  lengths: ArmLengths;
  rest: Aim;
  now: Aim;
}

/** The bones of a model, moved as a person in front of it sees them. */
export class Body {
  readonly stature: Stature;
  readonly #model: VRM;
  readonly #arms: Readonly<Record<BodySide, Arm>>;
  /** Models of the former version are turned around, and their bones with them. */
  readonly #isTurned: boolean;

  constructor(model: VRM) {
    this.#model = model;
    this.#isTurned = model.meta.metaVersion === '0';
    model.scene.updateMatrixWorld(true);
    this.stature = this.#measure();
    this.#arms = { left: this.#armOf('left'), right: this.#armOf('right') };
  }

  pose({ head, breath, bow, turn, arms }: LifeMoment, dt: number): void {
    const hasNeck = this.#has('neck');
    this.#turnHead('head', head, hasNeck ? 1 - neckShare : 1);
    if (hasNeck) this.#turnHead('neck', head, neckShare);
    const hasChest = this.#has('chest');
    const forward = bow + 0.4 * breath;
    this.#lean('spine', forward * (hasChest ? 0.6 : 1), turn);
    if (hasChest) this.#lean('chest', forward * 0.4 - 0.6 * breath, 0);
    const share = 1 - Math.exp(-dt / armPace);
    for (const side of sides) this.#moveArm(side, arms[side], share);
  }

  #moveArm(side: BodySide, wanted: Aim | undefined, share: number): void {
    const arm = this.#arms[side];
    arm.now = aimBetween(arm.now, wanted ?? arm.rest, share);
    const { x, y, z, turn, palm, index, fingers } = arm.now;
    const { upper, lower } = reachFor(new Vector3(x, y, z), outwards[side], arm.lengths);
    const fromArm = upper.clone().multiply(lower).invert();
    const shown = fromArm.multiply(palmShown(outwards[side], turn));
    const { forearm, hand } = sharedTurn(new Quaternion().slerp(shown, palm));
    this.#set(`${side}UpperArm`, upper);
    this.#set(`${side}LowerArm`, lower.multiply(forearm));
    this.#set(`${side}Hand`, hand);
    this.#close(side, index, fingers);
  }

  #close(side: BodySide, index: number, fingers: number): void {
    for (const finger of ['Index', 'Middle', 'Ring', 'Little'] as const) {
      const closed = (finger === 'Index' ? index : fingers) * -80 * outwards[side];
      const bent = new Quaternion().setFromAxisAngle(new Vector3(0, 0, 1), closed * degree);
      for (const joint of ['Proximal', 'Intermediate', 'Distal'] as const) this.#set(`${side}${finger}${joint}`, bent);
    }
  }

  #turnHead(bone: VRMHumanBoneName, { yaw, pitch, roll }: HeadAngles, share: number): void {
    const euler = new Euler(-pitch * share * degree, yaw * share * degree, -roll * share * degree, 'YXZ');
    this.#set(bone, new Quaternion().setFromEuler(euler));
  }

  #lean(bone: VRMHumanBoneName, forward: number, aside: number): void {
    this.#set(bone, new Quaternion().setFromEuler(new Euler(forward * degree, aside * degree, 0, 'YXZ')));
  }

  #set(bone: VRMHumanBoneName, { x, y, z, w }: Quaternion): void {
    const way = this.#isTurned ? -1 : 1;
    this.#model.humanoid.getNormalizedBoneNode(bone)?.quaternion.set(x * way, y, z * way, w);
  }

  #has(bone: VRMHumanBoneName): boolean {
    return this.#model.humanoid.getNormalizedBoneNode(bone) !== null;
  }

  #placeOf(bone: VRMHumanBoneName): Vector3 {
    return this.#model.humanoid.getNormalizedBoneNode(bone)?.getWorldPosition(new Vector3()) ?? new Vector3();
  }

  /** Hats and horns are cut off: a head is no higher than a third of the body above the hips. */
  #measure(): Stature {
    const [head, hips] = [this.#placeOf('head').y, this.#placeOf('hips').y];
    const top = new Box3().setFromObject(this.#model.scene).max.y;
    const body = head - hips;
    return { headTop: Math.min(Math.max(top, head + body * 0.3), head + body * 0.55), hips };
  }

  /** At rest both hands lie before the body, a little above the hips. */
  #armOf(side: BodySide): Arm {
    const shoulder = this.#placeOf(`${side}UpperArm`);
    const elbow = this.#placeOf(`${side}LowerArm`);
    const upper = shoulder.distanceTo(elbow);
    const length = upper + elbow.distanceTo(this.#placeOf(`${side}Hand`));
    const drop = shoulder.y - this.stature.hips;
    const rest: Aim = {
      x: (outwards[side] * 0.09 * length - shoulder.x) / length,
      y: (-0.82 * drop) / length,
      z: 0.36,
      turn: 0,
      palm: 0,
      index: 0.2,
      fingers: 0.25,
    };
    return { lengths: { upper: upper / length, lower: 1 - upper / length }, rest, now: rest };
  }
}
