import { Matrix4, Quaternion, Vector3 } from 'three';

const degree = Math.PI / 180;

/** How a hand is held whose palm shows to the visitor, its fingers up and turned clockwise by so many degrees. */
export function palmShown(outwards: 1 | -1, turn: number): Quaternion {
  const fingers = new Vector3(Math.sin(turn * degree), Math.cos(turn * degree), 0).multiplyScalar(outwards);
  const back = new Vector3(0, 0, -1);
  return new Quaternion().setFromRotationMatrix(new Matrix4().makeBasis(fingers, back, fingers.clone().cross(back)));
}

interface WristTurns {
  /** What the forearm adds, around itself. */
  forearm: Quaternion;
  hand: Quaternion;
}

/** A hand turns with its forearm: half of what turns it around the arm is done before the wrist. */
export function sharedTurn(hand: Quaternion): WristTurns {
  const twist = new Quaternion(hand.x, 0, 0, hand.w);
  if (twist.lengthSq() < 1e-6) return { forearm: new Quaternion(), hand };
  const forearm = new Quaternion().slerp(twist.normalize(), 0.5);
  return { forearm, hand: forearm.clone().invert().multiply(hand) };
}
