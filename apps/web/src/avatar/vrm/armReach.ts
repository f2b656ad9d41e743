import { Quaternion, Vector3 } from 'three';
import { smoothstep } from '../rig/geometry';

interface ArmTurns {
  upper: Quaternion;
  /** From the upper arm. */
  lower: Quaternion;
}

/** Shares of the whole length. */
export interface ArmLengths {
  upper: number;
  lower: number;
}

/** An arm is never quite straight. */
const furthest = 0.995;

/**
 * Brings a wrist to a place, or as near as the arm is long. The arm is held out at rest, `outwards` along x. The elbow
 * hangs down: outwards and back while the hand is low, before the body when it is raised.
 */
export function reachFor(place: Vector3, outwards: 1 | -1, { upper, lower }: ArmLengths): ArmTurns {
  const heldOut = new Vector3(outwards, 0, 0);
  const way = place.lengthSq() > 0 ? place.clone().normalize() : heldOut.clone();
  const far = Math.min((upper + lower) * furthest, Math.max(Math.abs(upper - lower) + 0.02, place.length()));
  const cosine = (upper * upper + far * far - lower * lower) / (2 * upper * far);
  const raised = smoothstep(-0.6, 0.3, way.y);
  const hanging = new Vector3((0.35 - 0.25 * raised) * outwards, -1, -0.35 + 0.6 * raised);
  const aside = hanging.addScaledVector(way, -hanging.dot(way)).normalize();
  const elbow = way
    .clone()
    .multiplyScalar(upper * cosine)
    .addScaledVector(aside, upper * Math.sqrt(Math.max(0, 1 - cosine * cosine)));
  const wrist = way.multiplyScalar(far);

  const turn = new Quaternion().setFromUnitVectors(heldOut, elbow.clone().normalize());
  const lowerTurn = new Quaternion().setFromUnitVectors(heldOut, wrist.sub(elbow).normalize());
  return { upper: turn, lower: turn.clone().invert().multiply(lowerTurn) };
}
