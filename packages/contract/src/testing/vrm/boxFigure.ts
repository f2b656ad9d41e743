export type Vector = readonly [number, number, number];

export interface Bone {
  name: string;
  parent: string | null;
  /** In metres, of a figure that looks along +z and holds its arms out. */
  at: Vector;
  /** Size and middle of its box, from the bone, and what it is made of. */
  box: { size: Vector; middle: Vector; material: number } | null;
}

const [skin, hair, dark] = [0, 2, 3];
/** Its place among the materials. */
export const cloth = 1;

const sided = (side: 'left' | 'right', x: number): Bone[] => [
  {
    name: `${side}UpperArm`,
    parent: 'chest',
    at: [0.16 * x, 1.3, 0],
    box: { size: [0.26, 0.09, 0.1], middle: [0.13 * x, 0, 0], material: cloth },
  },
  {
    name: `${side}LowerArm`,
    parent: `${side}UpperArm`,
    at: [0.42 * x, 1.3, 0],
    box: { size: [0.22, 0.075, 0.08], middle: [0.11 * x, 0, 0], material: cloth },
  },
  {
    name: `${side}Hand`,
    parent: `${side}LowerArm`,
    at: [0.64 * x, 1.3, 0],
    box: { size: [0.14, 0.04, 0.09], middle: [0.07 * x, 0, 0], material: skin },
  },
  {
    name: `${side}UpperLeg`,
    parent: 'hips',
    at: [0.09 * x, 0.84, 0],
    box: { size: [0.15, 0.38, 0.16], middle: [0, -0.19, 0], material: cloth },
  },
  {
    name: `${side}LowerLeg`,
    parent: `${side}UpperLeg`,
    at: [0.09 * x, 0.46, 0],
    box: { size: [0.11, 0.38, 0.12], middle: [0, -0.19, 0], material: skin },
  },
  {
    name: `${side}Foot`,
    parent: `${side}LowerLeg`,
    at: [0.09 * x, 0.08, 0],
    box: { size: [0.1, 0.08, 0.24], middle: [0, -0.04, 0.06], material: dark },
  },
  { name: `${side}Eye`, parent: 'head', at: [0.045 * x, 1.53, 0.1], box: null },
];

/** From the middle of the body outwards: a bone comes after the one it hangs on. */
export const bones: readonly Bone[] = [
  {
    name: 'hips',
    parent: null,
    at: [0, 0.88, 0],
    box: { size: [0.32, 0.2, 0.2], middle: [0, 0, 0], material: cloth },
  },
  {
    name: 'spine',
    parent: 'hips',
    at: [0, 0.98, 0],
    box: { size: [0.26, 0.16, 0.17], middle: [0, 0.08, 0], material: cloth },
  },
  {
    name: 'chest',
    parent: 'spine',
    at: [0, 1.12, 0],
    box: { size: [0.32, 0.24, 0.19], middle: [0, 0.12, 0], material: cloth },
  },
  {
    name: 'neck',
    parent: 'chest',
    at: [0, 1.36, 0],
    box: { size: [0.08, 0.1, 0.08], middle: [0, 0.03, 0], material: skin },
  },
  {
    name: 'head',
    parent: 'neck',
    at: [0, 1.43, 0],
    box: { size: [0.2, 0.22, 0.2], middle: [0, 0.1, 0], material: skin },
  },
  ...sided('left', 1),
  ...sided('right', -1),
];

/** Parts of the face: where they are on the head, and how much higher they get when their shape shows. */
export const features = [
  { name: 'eyeLeft', middle: [0.045, 0.11, 0.101], size: [0.035, 0.045, 0.012], grows: -0.04, material: dark },
  { name: 'eyeRight', middle: [-0.045, 0.11, 0.101], size: [0.035, 0.045, 0.012], grows: -0.04, material: dark },
  { name: 'mouth', middle: [0, 0.035, 0.101], size: [0.06, 0.008, 0.012], grows: 0.05, material: dark },
  { name: 'hair', middle: [0, 0.2, -0.01], size: [0.24, 0.08, 0.24], grows: 0, material: hair },
] as const;
