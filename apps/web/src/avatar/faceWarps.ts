import type { WarpSource } from './character';

/** Where the features of a face are, for its right half. */
interface FaceMarks {
  /** Middle of the closed mouth, and half its width. */
  mouth: readonly [number, number];
  width: number;
  nose: readonly [number, number];
  chin: readonly [number, number];
  /** Where the cheek is fullest on the outline. */
  cheek: readonly [number, number];
}

/** The small movements of a face, as moves of what is drawn; only vowels, smile and frown need keyforms of their own. */
export function faceWarps({ mouth, width, nose, chin, cheek }: FaceMarks): WarpSource[] {
  const [mx, my] = mouth;
  const group = 'head';
  const corner = [mx + width, my] as const;
  const around = [width * 2.2, width * 1.6] as const;
  const half = [mx + width * 0.5, my] as const;
  const side = [width * 0.9, width * 0.8] as const;
  const upper = ['mouth', 'lipline', 'upperlip'];
  const lower = ['mouth', 'liplower', 'lowlip'];
  const lips = [...new Set([...upper, ...lower])];
  return [
    { param: 'mouthX', group, at: mouth, reach: around, move: [width * 0.36, 0] },
    {
      param: 'jawX',
      group,
      at: [chin[0], (chin[1] + my) / 2],
      reach: [width * 3.6, width * 2.4],
      move: [width * 0.3, 0],
    },
    {
      param: 'puff',
      group,
      at: [cheek[0], cheek[1]],
      reach: [width * 1.6, width * 2],
      move: [width * 0.3, 0],
      only: ['face'],
    },
    {
      param: 'puff',
      group,
      at: [-cheek[0], cheek[1]],
      reach: [width * 1.6, width * 2],
      move: [-width * 0.3, 0],
      only: ['face'],
    },
    { param: 'puff', group, at: mouth, reach: around, grow: [0.78, 1], only: lips },
    { param: 'purse', group, at: mouth, reach: around, grow: [0.76, 1], only: lips },
    { param: 'purse', group, at: corner, reach: side, move: [0, width * 0.08], only: lips },
    { param: 'purse', group, at: [-corner[0], corner[1]], reach: side, move: [0, width * 0.08], only: lips },
    { param: 'dimple@', group, at: corner, reach: side, move: [width * 0.2, -width * 0.06] },
    { param: 'stretch@', group, at: corner, reach: [width, width * 0.8], move: [width * 0.24, width * 0.08] },
    { param: 'press@', group, at: half, reach: [width * 1.2, width], grow: [1.04, 0.6], only: lips },
    { param: 'upperUp@', group, at: half, reach: side, move: [0, -width * 0.2], only: upper },
    { param: 'lowerDown@', group, at: half, reach: side, move: [0, width * 0.24], only: lower },
    {
      param: 'sneer@',
      group,
      at: [nose[0] + width * 0.3, nose[1]],
      reach: [width * 0.9, width * 0.9],
      move: [width * 0.04, -width * 0.14],
    },
    { param: 'sneer@', group, at: half, reach: side, move: [0, -width * 0.12], only: upper },
    { param: 'rollUpper', group, at: mouth, reach: around, move: [0, width * 0.1], only: upper },
    { param: 'rollLower', group, at: mouth, reach: around, move: [0, -width * 0.14], only: ['lowlip', 'liplower'] },
    { param: 'shrug', group, at: mouth, reach: around, move: [0, -width * 0.16] },
    { param: 'shrug', group, at: chin, reach: [width * 1.6, width], move: [0, -width * 0.1] },
  ];
}
