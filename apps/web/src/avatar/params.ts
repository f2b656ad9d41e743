/** Parameters of the whole figure. */
const PLAIN = [
  'yaw',
  'pitch',
  'roll',
  'yawAdd',
  'rollAdd',
  'headBow',
  'lookDown',
  'faceUp',
  'faceDown',
  'gazeX',
  'gazeY',
  'browSad',
  'aa',
  'ih',
  'ou',
  'ee',
  'oh',
  'jawOpen',
  'jawX',
  'mouthX',
  'puff',
  'rollUpper',
  'rollLower',
  'shrug',
  'tongue',
  'mOpen',
  'purse',
  'mTeeth',
  'chin',
  'blush',
  'breath',
  'idleX',
  'bow',
  'bowed',
  'lean',
  'swayHair',
  'swayTips',
  'swayBack',
  'swayBangs',
  'swayRibbon',
  'swaySleeve',
  'swaySkirt',
  'swayEarring',
] as const;

/** Parameters that exist once for the character's left and once for the right. */
const SIDED = [
  'eyeOpen',
  'blink',
  'half',
  'joy',
  'squint',
  'wide',
  'shut',
  'browUp',
  'browDown',
  'browAngry',
  'sh',
  'sd',
  'el',
  'ed',
  'wr',
  'wristBack',
  'hand',
  'handTurn',
  'bend',
  'sharp',
  'raised',
  'turn',
] as const;

/** Parameters of both sides at once, to which each side may add its own. */
export const BOTH = [
  'smile',
  'frown',
  'stretch',
  'press',
  'dimple',
  'sneer',
  'upperUp',
  'lowerDown',
  'eyeSmile',
] as const;

export const SIDES = ['L', 'R'] as const;
export type ParamSide = (typeof SIDES)[number];
type BothParam = (typeof BOTH)[number];
export type Param = (typeof PLAIN)[number] | BothParam | `${(typeof SIDED)[number] | BothParam}${ParamSide}`;
/** As written in character data: `@` stands for the side. */
export type ParamTemplate = Param | `${(typeof SIDED)[number] | BothParam}@`;

export type Values = Record<Param, number>;
export type Params = Partial<Values>;

const NAMES: readonly Param[] = [
  ...PLAIN,
  ...BOTH,
  ...SIDES.flatMap((side) => [...SIDED, ...BOTH].map((name) => `${name}${side}` as const)),
];
const KNOWN: ReadonlySet<string> = new Set(NAMES);
const SPLIT: ReadonlySet<string> = new Set(BOTH);

export const isParam = (name: string): name is Param => KNOWN.has(name);
export const isBoth = (name: Param): name is BothParam => SPLIT.has(name);

const isComplete = (params: Params): params is Values => NAMES.every((name) => params[name] !== undefined);

export function restValues(): Values {
  const values: Params = {};
  for (const name of NAMES) values[name] = 0;
  const rest = { ...values, eyeOpenL: 1, eyeOpenR: 1, blush: 0.5 };
  if (!isComplete(rest)) throw new Error('a parameter has no rest value');
  return rest;
}
