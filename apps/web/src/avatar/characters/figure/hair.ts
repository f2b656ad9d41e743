import type { Fill, LayerSource, PathText, ShapeSource } from '@/avatar/character';
import { near, reshapePath } from './reshape';
import { type Flow, hairlines, tresses } from './strands';

interface HairTones {
  /** Between the strands. */
  deep: string;
  /** Drawn lines. */
  line: string;
  /** Single strands in the light. */
  bright: string;
  /** The shine across the strands, faded out at both ends. */
  sheen: Fill;
  glint: Fill;
}

/** How the shine lies along the strands, 0 at the root and 1 at the tip. */
interface Shine {
  from: number;
  to: number;
  width: number;
  dense: number;
  /** The stretches on which it lies, if not all along: flat tones need no gradient then. */
  parts?: readonly (readonly [number, number])[];
}

type Hold = Pick<ShapeSource, 'group' | 'z' | 'bulge' | 'mix' | 'sway' | 'clip'>;

const over = (flows: readonly Flow[], draw: (flow: Flow) => string): string => flows.map(draw).join(' | ');

/** Paint on a mass of hair: shades and shine along its guide lines, single strands dark and light. */
// biome-ignore format: one layer a line reads like a table
export function combed(id: string, flows: readonly Flow[], hold: Hold, tones: HairTones, shine: Shine): LayerSource[] {
  const { from, to, width, dense, parts = [[from, to]] } = shine;
  const onParts = (draw: (flow: Flow, begin: number, end: number) => string): string =>
    parts.map(([begin, end]) => over(flows, (flow) => draw(flow, begin, end))).join(' | ');
  return [
    { id: `${id}shade`, ...hold, fill: tones.deep, opacity: 0.5, path: over(flows, (flow) => tresses(flow, { from: to - 0.04, to: 0.98, width: width * 0.8, dense, uneven: 0.7 })) },
    { id: `${id}sheen`, ...hold, fill: tones.sheen, path: onParts((flow, begin, end) => tresses(flow, { from: begin - 0.06, to: end + 0.06, width: width * 1.2, dense, uneven: 0.5 })) },
    { id: `${id}glint`, ...hold, fill: tones.glint, path: onParts((flow, begin, end) => tresses(flow, { from: begin, to: end, width: width * 0.5, dense: dense + 1, uneven: 1 })) },
    { id: `${id}line`, ...hold, open: true, ink: { color: tones.line, width: 2.8, taper: [0.1, 1, 0] }, path: over(flows, (flow) => hairlines(flow, { from: 0.03, to: 0.94, dense: 1, uneven: 0.4 })) },
    { id: `${id}fine`, ...hold, open: true, opacity: 0.6, ink: { color: tones.bright, width: 1.9, taper: [0, 1, 0] }, path: over(flows, (flow) => hairlines(flow, { from: 0.2, to: 0.9, dense: 2, uneven: 1 })) },
  ];
}

/** Turned, the crown is broader on the near side, and the back of the head runs on from it without a step. */
export function turnedCrown(path: PathText): Pick<ShapeSource, 'path' | 'keys'> {
  const nearSide = (x: number, y: number): number => 12 * Math.min(1, Math.max(0, x / 120)) * near(y, 276, 60);
  return {
    path,
    keys: {
      turnL: reshapePath(path, (x, y) => [x - nearSide(-x, y), y]),
      turnR: reshapePath(path, (x, y) => [x + nearSide(x, y), y]),
    },
  };
}
const DOME_TURNED = '0,240 88,276 132,326 148,388 146,440 0,450';

/** The top of the head, which shows only when it is lowered. */
// biome-ignore format: one layer a line reads like a table
export const dome = (fill: string, line: string, strands: string): LayerSource[] => [
  { id: 'dome', group: 'head', z: -76, symmetric: true, fill, ink: { color: line, width: 3 }, path: '0,236 90,254 150,310 172,378 168,430 0,440', keys: { turnL: DOME_TURNED, turnR: DOME_TURNED } },
  { id: 'domeline', group: 'head', z: -60, fade: ['lookDown', 0.2, 0.8], open: true, opacity: 0.7, ink: { color: strands, width: 2.6, taper: [0, 1, 0.2] }, path: '0,242 -4,262 4,290 | -34,248 -26,268 -12,292 | 34,248 30,268 22,292 | -70,262 -52,280 -30,298 | 72,262 58,280 42,298 | -104,288 -78,300 -50,312 | 106,288 84,300 60,312' },
];
