import { clamp } from './rig/geometry';

/** Parameters of the whole figure. */
const PLAIN = [
  'yaw',
  'pitch',
  'roll',
  'yawAdd',
  'rollAdd',
  'headBow',
  'lookDown',
  'eyeSmile',
  'gazeX',
  'gazeY',
  'browSad',
  'aa',
  'ih',
  'ou',
  'ee',
  'oh',
  'smile',
  'frown',
  'jawOpen',
  'mOpen',
  'mTeeth',
  'chin',
  'blush',
  'breath',
  'idleX',
  'bow',
  'lean',
  'swayHair',
  'swayTips',
  'swayRibbon',
  'swayEarring',
] as const;

/** Parameters that exist once for the character's left and once for the right. */
const SIDED = [
  'eyeOpen',
  'blink',
  'joy',
  'squint',
  'wide',
  'shut',
  'browUp',
  'browDown',
  'browAngry',
  'sh',
  'el',
  'fl',
  'wr',
  'hand',
  'turn',
] as const;

export type Side = 'L' | 'R';
export type Param = (typeof PLAIN)[number] | `${(typeof SIDED)[number]}${Side}`;
/** As written in character data: `@` stands for the side. */
export type ParamTemplate = Param | `${(typeof SIDED)[number]}@`;

export type Values = Record<Param, number>;
export type Params = Partial<Values>;

const NAMES: ReadonlySet<string> = new Set<string>([...PLAIN, ...SIDED.flatMap((name) => [`${name}L`, `${name}R`])]);

export function isParam(name: string): name is Param {
  return NAMES.has(name);
}

export function restValues(): Values {
  return {
    yaw: 0,
    pitch: 0,
    roll: 0,
    yawAdd: 0,
    rollAdd: 0,
    headBow: 0,
    lookDown: 0,
    eyeSmile: 0,
    gazeX: 0,
    gazeY: 0,
    browSad: 0,
    aa: 0,
    ih: 0,
    ou: 0,
    ee: 0,
    oh: 0,
    smile: 0,
    frown: 0,
    jawOpen: 0,
    mOpen: 0,
    mTeeth: 0,
    chin: 0,
    blush: 0.5,
    breath: 0,
    idleX: 0,
    bow: 0,
    lean: 0,
    swayHair: 0,
    swayTips: 0,
    swayRibbon: 0,
    swayEarring: 0,
    eyeOpenL: 1,
    eyeOpenR: 1,
    blinkL: 0,
    blinkR: 0,
    joyL: 0,
    joyR: 0,
    squintL: 0,
    squintR: 0,
    wideL: 0,
    wideR: 0,
    shutL: 0,
    shutR: 0,
    browUpL: 0,
    browUpR: 0,
    browDownL: 0,
    browDownR: 0,
    browAngryL: 0,
    browAngryR: 0,
    shL: 0,
    shR: 0,
    elL: 0,
    elR: 0,
    flL: 0,
    flR: 0,
    wrL: 0,
    wrR: 0,
    handL: 0,
    handR: 0,
    turnL: 0,
    turnR: 0,
  };
}

/** A closed eye is a shape of its own, so lid opening and smile are turned into weights of four keyforms. */
function eyeWeights(
  open: number,
  smile: number,
): { blink: number; joy: number; squint: number; wide: number; shut: number } {
  const shut = 1 - clamp(open);
  const joy = clamp(smile);
  return {
    blink: shut * (1 - joy),
    joy: shut * joy,
    squint: joy * (1 - shut),
    wide: clamp(open - 1, 0, 0.5) * 2,
    shut,
  };
}

/** Fills in the keyform weights that follow from the parameters a caller sets. */
export function derive(values: Values): Values {
  const left = eyeWeights(values.eyeOpenL, values.eyeSmile);
  const right = eyeWeights(values.eyeOpenR, values.eyeSmile);
  const sum = values.aa + values.ih + values.ou + values.ee + values.oh;
  const share = sum > 1 ? 1 / sum : 1;
  const aa = values.aa * share;
  const ih = values.ih * share;
  const ou = values.ou * share;
  const ee = values.ee * share;
  const oh = values.oh * share;
  const mOpen = clamp(aa + ih + ou + ee + oh + values.jawOpen * 1.5);
  const turn = (values.yaw * 1.15 + values.yawAdd) / 23;
  return {
    ...values,
    aa,
    ih,
    ou,
    ee,
    oh,
    mOpen,
    mTeeth: clamp(mOpen * 3),
    chin: clamp(aa + 0.6 * oh + 0.3 * (ee + ih) + values.jawOpen),
    lookDown: clamp((values.headBow + 0.5 * values.bow - values.pitch - 12) / 8),
    blinkL: left.blink,
    joyL: left.joy,
    squintL: left.squint,
    wideL: left.wide,
    shutL: left.shut,
    blinkR: right.blink,
    joyR: right.joy,
    squintR: right.squint,
    wideR: right.wide,
    shutR: right.shut,
    turnL: clamp(turn, 0, 1.2),
    turnR: clamp(-turn, 0, 1.2),
  };
}
