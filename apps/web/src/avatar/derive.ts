import { BOTH, SIDES, type Values } from './params';
import { clamp, smoothstep, softLimit } from './rig/geometry';

/** Degrees of turn, nod and bow at which their keyforms show fully. */
const FULL_TURN = 23;
const FULL_NOD = 15;
/** How much further a head is turned than the face it follows, and the degrees that the drawings bear, whatever turns it. */
const YAW = 1.15;
const WIDEST_TURN = 34;
const FULL_BOW = 30;
/** Who lowers the head still looks up at the visitor: with brows that stay down it would be a glare. */
const BROWS_KEEP_UP = 0.4;
const DEGREES = 180 / Math.PI;
/** The share of a forearm's turn towards the viewer that its wrist takes back: the hand keeps its face to the visitor. */
const WRIST_BACK = 0.85;
/** Keyforms may be led a little beyond what is drawn. */
const BEYOND = 1.2;
/** What round vowels leave less of, and by how much. */
const CORNERS = ['smile', 'frown', 'stretch', 'dimple'] as const;
const ROUNDNESS = 0.85;
/** How round a vowel is when the corners are as far in as they go. */
const ROUND_AT = 0.6;

function addSides(values: Values): void {
  for (const name of BOTH)
    for (const side of SIDES) values[`${name}${side}`] = clamp(values[name] + values[`${name}${side}`]);
}

/** A closed eye is a shape of its own, so lid opening and smile are turned into weights of keyforms; half of each would be a flat line. */
function shapeEyes(values: Values): void {
  for (const side of SIDES) {
    const open = values[`eyeOpen${side}`];
    const shut = 1 - clamp(open);
    const joy = values[`eyeSmile${side}`];
    const upwards = smoothstep(0.15, 0.6, joy);
    values[`shut${side}`] = shut;
    const blink = shut * (1 - upwards);
    values[`blink${side}`] = blink;
    values[`half${side}`] = 4 * blink * (1 - blink);
    values[`joy${side}`] = shut * upwards;
    values[`squint${side}`] = joy * (1 - shut);
    values[`wide${side}`] = clamp(open - 1, 0, 0.5) * 2;
  }
}

/** Lips that are round have their corners drawn in, before they open: they cannot smile or stretch as well. */
function roundLips(values: Values): void {
  const round = clamp(values.ou + values.oh);
  values.purse = 4 * round * (1 - round);
  const free = 1 - ROUNDNESS * smoothstep(0, ROUND_AT, round);
  for (const side of SIDES) for (const name of CORNERS) values[`${name}${side}`] *= free;
}

function shapeMouth(values: Values): void {
  const sum = values.aa + values.ih + values.ou + values.ee + values.oh;
  const share = sum > 1 ? 1 / sum : 1;
  values.aa *= share;
  values.ih *= share;
  values.ou *= share;
  values.ee *= share;
  values.oh *= share;
  values.mOpen = clamp(sum + values.jawOpen * 1.5);
  values.mTeeth = clamp(values.mOpen * 3);
  roundLips(values);
  values.chin = clamp(values.aa + 0.6 * values.oh + 0.3 * (values.ee + values.ih) + values.jawOpen);
}

/** A broad smile warms the cheeks. */
function shapeCheeks(values: Values): void {
  values.blush += clamp((values.smileL + values.smileR) / 2 - 0.6);
}

function shapeHead(values: Values): void {
  const turned = softLimit(values.yaw * YAW + values.yawAdd, WIDEST_TURN);
  values.yaw = (turned - values.yawAdd) / YAW;
  const turn = turned / FULL_TURN;
  values.turnL = clamp(turn, 0, BEYOND);
  values.turnR = clamp(-turn, 0, BEYOND);
  const nod = values.pitch - values.headBow;
  values.faceUp = clamp(nod / FULL_NOD, 0, BEYOND);
  values.faceDown = clamp(-nod / FULL_NOD, 0, BEYOND);
  for (const side of SIDES) values[`browUp${side}`] += BROWS_KEEP_UP * values.faceDown;
  values.lookDown = clamp((0.5 * values.bow - nod - 12) / 8);
  values.bowed = clamp(values.bow / FULL_BOW, 0, BEYOND);
}

/** Degrees of an elbow between which its bend becomes a forearm over an upper arm: so few that both are hardly ever seen at once. */
const SHARP = [97, 103] as const;

interface ArmTurns {
  sh: number;
  sd: number;
  el: number;
  ed: number;
}

/** How far a forearm of length 1 reaches down and towards the viewer. */
function forearm({ sh, sd, el, ed }: ArmTurns): { down: number; near: number } {
  const sine = (degrees: number): number => Math.sin(degrees / DEGREES);
  const cosine = (degrees: number): number => Math.cos(degrees / DEGREES);
  const across = -sine(el) * cosine(ed);
  const along = cosine(el) * cosine(ed);
  const hanging = along * cosine(sd) - sine(ed) * sine(sd);
  return {
    down: hanging * cosine(sh) - across * sine(sh),
    near: clamp(along * sine(sd) + sine(ed) * cosine(sd), -1, 1),
  };
}

function shapeArms(values: Values): void {
  for (const side of SIDES) {
    const { down, near } = forearm({
      sh: values[`sh${side}`],
      sd: values[`sd${side}`],
      el: values[`el${side}`],
      ed: values[`ed${side}`],
    });
    values[`bend${side}`] = clamp(Math.abs(values[`el${side}`]) / 180, 0, 1.25);
    values[`sharp${side}`] = smoothstep(...SHARP, Math.abs(values[`el${side}`]));
    values[`raised${side}`] = clamp(0.5 - down / 0.3);
    values[`wristBack${side}`] = WRIST_BACK * Math.asin(near) * DEGREES;
  }
}

/** Fills in the keyform weights that follow from the parameters a caller sets. */
export function derive(values: Values): Values {
  const derived = { ...values };
  addSides(derived);
  shapeEyes(derived);
  shapeCheeks(derived);
  shapeMouth(derived);
  shapeHead(derived);
  shapeArms(derived);
  return derived;
}
