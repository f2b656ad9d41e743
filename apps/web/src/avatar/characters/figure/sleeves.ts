import type { GradientStop, LayerSource, LinearGradient } from '@/avatar/character';
import { darker, lighter } from './palette';
import { type Move, reshape, reshapePath } from './reshape';

export interface Sleeve {
  /** Colour of the cloth; light, shade and folds follow from it. */
  cloth: string;
  /** Pale cloth needs a warmer shade than follows from it. */
  shade?: string;
  line: string;
  cuff: { stops: readonly GradientStop[]; line: string };
  button: { fill: string; line: string };
}

interface SleeveFit {
  size: Move;
  /** Heights of the joints at both ends of the upper arm. */
  shoulder: number;
  joint: number;
  /** Heights between which the elbow bends. */
  elbow: readonly [number, number];
  over: string;
}

/** An upper arm that comes towards the viewer: it draws up to the shoulder, and what bends round the elbow moves along with that. */
export function foreshortened(
  layers: readonly LayerSource[],
  { shoulder, joint, elbow: [bend] }: Pick<SleeveFit, 'shoulder' | 'joint' | 'elbow'>,
): LayerSource[] {
  const longer: Move = (x, y) => [x, y + Math.max(0, y - shoulder)];
  const bent: Move = (x, y) => (y <= bend ? longer(x, y) : [x, y + Math.min(0, y - joint)]);
  return layers.map((layer) => {
    if (!('path' in layer) || layer.group !== 'arm@') return layer;
    return { ...layer, keys: { ...layer.keys, 'ul@': reshapePath(layer.path, layer.mix ? bent : longer) } };
  });
}

/** Upper arm and forearm run into one another and bend round the elbow together. */
// biome-ignore format: one layer a line reads like a table
export function sleeves({ cloth, shade = darker(cloth, 0.34), line, cuff, button }: Sleeve, fit: SleeveFit): { upper: LayerSource[]; fore: LayerSource[] } {
  const { size, elbow: [from, to], over } = fit;
  const arm = { group: 'arm@', cache: 'arms' } as const;
  const bent = { ...arm, mix: ['foreS@', from, to] } as const;
  const fore = { ...bent, above: ['raised@', over] } as const;
  const end = { group: 'foreS@', cache: 'arms', above: ['raised@', over] } as const;
  const light = lighter(cloth, 0.2);
  const fold = darker(shade, 0.2);
  const edge = { color: line, width: 3.2, taper: [0.9, 1, 1] } as const;
  const across = (x0: number, x1: number, y: number, stops: readonly GradientStop[]): LinearGradient => ({ linear: [...size(x0, y), ...size(x1, y)], stops });
  return {
    upper: foreshortened(reshape([
      { id: 'upper@', ...bent, fill: cloth, ink: { color: line, width: 3.6 }, path: '209,839 216,831 247,849 274,888 289,955 293,1045 293,1150 291,1230 290,1266! 204,1266! 203,1230 200,1160 198,1040 199,955 203,888' },
      { id: 'upperlight@', ...arm, fill: across(238, 288, 1000, [`${light}00`, `${light}98`, `${light}10`]), path: '234,852! 260,876 282,938 287,1020 284,1120 270,1230! 250,1130 242,1000 238,920' },
      { id: 'uppershade@', ...bent, fill: shade, opacity: 0.55, path: '203,940! 216,990 220,1080 216,1150 203,1230! 200,1160 198,1040' },
      { id: 'upperfold@', ...arm, open: true, ink: { color: fold, width: 3, taper: [0, 1, 0] }, path: '204,950 222,966 244,968 | 202,984 216,1000 232,1006 | 292,1120 276,1136 262,1140' },
    ], size), fit),
    fore: foreshortened(reshape([
      { id: 'shirtcuff@', ...end, fill: across(214, 280, 1640, cuff.stops), ink: { color: cuff.line, width: 2.4 }, path: '216,1620! 277,1620! 274,1662! 246,1669 219,1662!' },
      { id: 'fore@', ...fore, fill: cloth, path: '203,1230! 291,1230! 291,1290 292,1325 290,1360 287,1410 281,1530 276,1640! 246,1648 216,1640! 212,1530 208,1410 206,1360 205,1325 204,1290' },
      { id: 'forelight@', ...end, fade: ['el@', 15, 55], fill: across(208, 256, 1500, [`${light}10`, `${light}98`, `${light}00`]), path: '226,1390! 212,1440 214,1540 219,1640! 252,1646! 250,1540 248,1450' },
      { id: 'foreshade@', ...fore, fade: ['el@', 15, 55], fill: shade, opacity: 0.5, path: '290,1262! 291,1290 292,1325 290,1360 287,1410 281,1530 276,1640! 258,1645! 262,1530 267,1410 272,1360 279,1310' },
      { id: 'forehang@', ...fore, fade: ['el@', 55, 15], fill: shade, opacity: 0.5, path: '204,1290! 205,1325 206,1360 208,1410 212,1530 216,1640! 230,1644! 227,1530 222,1410 212,1340' },
      // Inside a sharp bend the cloth meets itself: no line there.
      { id: 'linein@', ...fore, fade: ['el@', 110, 70], open: true, ink: edge, path: '202.4,1226 203.4,1290 204.4,1325 205.4,1360 207.4,1410 211.4,1530 215.4,1640' },
      { id: 'lineout@', ...fore, fade: ['el@', -110, -70], open: true, ink: edge, path: '291.8,1226 291.8,1290 292.7,1325 290.7,1360 287.7,1410 281.7,1530 276.7,1640' },
      { id: 'sharpin@', ...fore, fade: ['el@', 70, 110], open: true, ink: edge, path: '207.2,1410 211.2,1530 215.2,1640' },
      { id: 'sharpout@', ...fore, fade: ['el@', -70, -110], open: true, ink: edge, path: '288.2,1410 282.2,1530 277.2,1640' },
      { id: 'foreend@', ...end, open: true, ink: { color: line, width: 3.8, taper: [1, 0.8, 1] }, path: '277,1640 246,1649 215,1640' },
      { id: 'elbowfold@', ...fore, fade: ['el@', 20, 60], fill: fold, opacity: 0.75, path: '203,1260! 219,1268 234,1269! 220,1275 | 204,1283! 225,1292 247,1291! 227,1299 | 205,1308! 221,1317 236,1316! 221,1323' },
      { id: 'hangfold@', ...fore, fade: ['bend@', 0.3, 0.1], open: true, ink: { color: fold, width: 3, taper: [0, 1, 0] }, path: '212,1330 236,1346 264,1340 | 284,1360 262,1374 240,1372' },
      { id: 'wristfold@', ...fore, open: true, ink: { color: fold, width: 2.6, taper: [0, 1, 0] }, path: '278,1560 262,1572 248,1572 | 214,1590 228,1600 238,1600' },
      { id: 'forebtn@', ...end, fill: button.fill, ink: { color: button.line, width: 1.8 }, path: '258,1600 264,1594 270,1600 264,1606 | 257,1622 263,1616 269,1622 263,1628' },
    ], size), fit),
  };
}
