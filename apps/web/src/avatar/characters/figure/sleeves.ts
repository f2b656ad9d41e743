import type { GradientStop, LayerSource, LinearGradient } from '@/avatar/character';
import { darker, lighter } from './palette';
import { type Move, reshape } from './reshape';

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
  /** Heights between which the elbow bends. */
  elbow: readonly [number, number];
  over: string;
}

/** Upper arm and forearm run into one another round the elbow; in a sharp bend the forearm lies over the upper arm. */
// biome-ignore format: one layer a line reads like a table
export function sleeves({ cloth, shade = darker(cloth, 0.34), line, cuff, button }: Sleeve, fit: SleeveFit): { upper: LayerSource[]; fore: LayerSource[] } {
  const { size, elbow: [from, to], over } = fit;
  const arm = { group: 'arm@', cache: 'arms' } as const;
  const fore = { ...arm, mix: ['fore@', from, to], above: ['raised@', over] } as const;
  const end = { group: 'fore@', cache: 'arms', above: ['raised@', over] } as const;
  const light = lighter(cloth, 0.2);
  const fold = darker(shade, 0.2);
  const edge = { color: line, width: 3.4, taper: [0.5, 1, 1] } as const;
  const crease = { color: fold, width: 3, taper: [0, 1, 0] } as const;
  const across = (x0: number, x1: number, y: number, stops: readonly GradientStop[]): LinearGradient => ({ linear: [...size(x0, y), ...size(x1, y)], stops });
  return {
    upper: reshape([
      { id: 'upper@', ...arm, fill: cloth, path: '204,848! 222,845 249,862 271,898 284,956 288,1045 288,1130 286,1200 285,1260 284,1310 273,1344 247,1358 220,1344 209,1310 208,1260 206,1200 203,1130 200,1040 198,955 199,896' },
      { id: 'upperlight@', ...arm, fill: across(238, 284, 1000, [`${light}00`, `${light}80`, `${light}08`]), path: '236,866! 260,890 277,944 281,1020 279,1120 268,1240! 252,1130 244,1000 240,920' },
      { id: 'uppershade@', ...arm, fill: shade, opacity: 0.55, path: '199,930! 214,980 220,1070 220,1150 210,1250! 206,1200 203,1130 200,1040' },
      { id: 'upperedge@', ...arm, open: true, ink: { ...edge, taper: [0.5, 1, 0.3] }, path: '212,843 224,846 250,863 272,898 285,956 289,1045 289,1130 287,1200 286,1260 285,1310 274,1345 247,1359 219,1345 208,1310 207,1260 205,1200 202,1130 199,1040 197,960' },
      { id: 'armhole@', ...arm, open: true, ink: { color: fold, width: 2.8, taper: [0.7, 1, 0.2] }, path: '212,843 203,862 198,896 196,940 198,972' },
      { id: 'upperfold@', ...arm, open: true, ink: crease, path: '202,962 220,984 244,990 | 200,1000 214,1018 230,1026 | 288,1150 272,1168 256,1174 | 206,1216 222,1230 242,1234' },
    ], size),
    fore: reshape([
      { id: 'shirtcuff@', ...end, fill: across(214, 280, 1640, cuff.stops), ink: { color: cuff.line, width: 2.4 }, path: '217,1620! 276,1620! 273,1662! 246,1669 220,1662!' },
      { id: 'forecap@', ...end, fill: cloth, path: '217,1640! 213,1530 208,1420 205,1368 207,1322 219,1292 247,1281 275,1292 287,1322 289,1368 286,1420 279,1530 275,1640! 246,1648' },
      { id: 'fore@', ...fore, fade: ['sharp@', 0.9, 0.5], fill: cloth, path: '207,1230! 287,1230! 286,1290 287,1325 286,1360 284,1410 279,1530 275,1640! 246,1648 217,1640! 213,1530 209,1410 207,1360 207,1325 207,1290' },
      { id: 'forelight@', ...end, fade: ['el@', 15, 55], fill: across(208, 256, 1500, [`${light}10`, `${light}80`, `${light}00`]), path: '228,1390! 214,1440 216,1540 220,1640! 250,1646! 249,1540 247,1450' },
      { id: 'foreshade@', ...end, fade: ['el@', 15, 55], fill: shade, opacity: 0.5, path: '279,1316! 287,1340 286,1360 284,1410 279,1530 275,1640! 258,1645! 261,1530 265,1410 272,1350' },
      { id: 'forehang@', ...fore, fade: ['el@', 55, 15], fill: shade, opacity: 0.5, path: '207,1290! 207,1325 207,1360 209,1410 213,1530 217,1640! 230,1644! 227,1530 222,1410 214,1340' },
      { id: 'linein@', ...fore, fade: ['sharp@', 0.6, 0], open: true, ink: edge, path: '206.4,1226 206.4,1290 206.4,1325 206.4,1360 208.4,1410 212.4,1530 216.4,1640' },
      { id: 'lineout@', ...fore, fade: ['sharp@', 0.8, 0.3], open: true, ink: edge, path: '287.6,1226 286.8,1290 287.7,1325 286.7,1360 284.7,1410 279.7,1530 275.7,1640' },
      { id: 'capline@', ...end, fade: ['sharp@', 0.2, 0.7], open: true, ink: edge, path: '216.4,1640 212.4,1530 207.4,1420 204.4,1368 206.4,1322 218.4,1291.4 247,1280.4 275.6,1291.4 287.6,1322 289.6,1368 286.6,1420 279.7,1530 275.7,1640' },
      { id: 'foreend@', ...end, open: true, ink: { color: line, width: 3.8, taper: [1, 0.8, 1] }, path: '276,1640 246,1649 216,1640' },
      { id: 'elbowfold@', ...fore, fade: ['sharp@', 0.6, 0], alpha: 'bend@', fill: fold, path: '207,1260! 221,1268 236,1269! 222,1275 | 207,1283! 227,1292 248,1291! 229,1299 | 207,1308! 223,1317 238,1316! 223,1323' },
      { id: 'sharpfold@', ...end, fade: ['sharp@', 0.4, 1], open: true, ink: crease, path: '212,1366 228,1382 250,1384 | 284,1392 268,1406 250,1408 | 224,1310 240,1322 260,1318' },
      { id: 'hangfold@', ...fore, fade: ['bend@', 0.3, 0.1], open: true, ink: crease, path: '214,1330 236,1346 264,1340 | 282,1362 262,1376 240,1374' },
      { id: 'wristfold@', ...end, open: true, ink: { ...crease, width: 2.6 }, path: '276,1560 261,1572 247,1572 | 216,1590 229,1600 239,1600 | 282,1450 268,1462 254,1464' },
      { id: 'forebtn@', ...end, fill: button.fill, ink: { color: button.line, width: 1.8 }, path: '258,1600 264,1594 270,1600 264,1606 | 257,1622 263,1616 269,1622 263,1628' },
    ], size),
  };
}
