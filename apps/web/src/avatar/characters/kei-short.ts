import type { DrawnCharacter } from '../character';
import { faceWarps } from '../faceWarps';
import { calmIdle, type IdleSource } from '../idle';
import { armArcs } from './figure/arms';
import { type Build, fitTo } from './figure/build';
import { eyes } from './figure/eyes';
import { faceOutline } from './figure/face-outline';
import { combed, dome, turnedCrown } from './figure/hair';
import { mouth } from './figure/mouth';
import { onBothSides, reshape } from './figure/reshape';
import { pencilSkirt } from './figure/skirts';
import { tresses } from './figure/strands';
import {
  armsFor,
  CHEST,
  groupsFor,
  nameBadge,
  posesFor,
  SKIN_LINE,
  TORSO,
  womanJacket,
  womanNeck,
  womanSwing,
} from './figure/woman-body';
import { brows, cheeks, nose } from './figure/woman-face';

/** Kei_short (shown as Emiri) - small woman about 24, chestnut bob with an airy fringe, collarless brick-red jacket over an ivory blouse with a soft bow, narrow skirt. */
const SKIN = '#ffebde';
const HAIR_LINE = '#4a2716';
const HAIR_DARK = '#6b4029';
const LINE = '#4f2426';
const CLOTH = '#b0685f';
const IVORY_LINE = '#a88c6c';

/** She tilts her head more and smiles more. */
const LIVELY: IdleSource = {
  rest: { ...calmIdle.rest, smile: 0.68, eyeSmile: 0.14 },
  waves: {
    ...calmIdle.waves,
    roll: [
      [2.8, 1, 0.4],
      [0.9, 3, 1.2],
    ],
    yaw: [
      [2.6, 2, 0.8],
      [1.4, 1, 2],
    ],
    gazeX: [
      [-0.11, 2, 0.8],
      [-0.06, 1, 2],
    ],
  },
  blinks: { ...calmIdle.blinks, at: [0.8, 3.5, 6.4] },
};

/** Small and slight, without much of a waist. */
const BUILD: Build = { shoulder: -20, bust: -16, waist: -4, hip: -26, tails: 0.74, arms: 0.97 };

/** Rounder, with the outer corner a little lower. */
const rounder = onBothSides((x, y) => [
  80 + (x - 81) * 1.02,
  y < 512 ? 512 - (512 - y) * 1.01 : 512 + (y - 512) * 1.02 + (x - 81) * 0.06,
]);
const higher = onBothSides((x, y) => [x * 0.96, y - 5]);

/** Slender strands of the fringe over the brow. */
const FRINGE = [
  '18,316 4,368 -16,408 | -20,316 -46,364 -64,412 | -56,316 -84,368 -98,416 | -96,318 -124,382 -144,452',
  '28,318 38,366 54,408 | 54,316 78,364 90,414 | 92,318 120,380 142,452',
] as const;
const STRAND = { from: 0.1, to: 1, width: 15, dense: 1, uneven: 0.6 };
/** Turned, the hair behind runs on from the crown without a step. */
const BACK_TURNED = '0,232 102,264 170,330 195,430 202,540 200,620 180,684 132,714 60,722 0,722';
const CAP_TURNED = '0,234 102,266 169,332 192,430 190,520 120,566 0,580';
const BOB = { group: 'head', z: 30, sway: ['swayHair', 480, 260, 16] } as const;
const TOP = { group: 'head', bulge: 0.8 } as const;
const TONES = { deep: '#643a24', line: HAIR_DARK, bright: '#d9a67c' };

// biome-ignore format: one layer a line reads like a table
export const keiShort: DrawnCharacter = {
  id: 'kei-short', portrait: { top: 254, width: 592 }, life: { stretch: 0.006, floor: 1700, drift: 34, idle: LIVELY },
  defaults: { blush: 0.6 },
  groups: { ...groupsFor(BUILD), hips: { pivot: [0, 1960, 0], scale: 0.955 } },
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 130, damping: 9, gain: 1.4 },
    swayTips: { in: { yaw: 0.045, yawAdd: 0.045, roll: 0.06, lean: 0.06 }, stiffness: 70, damping: 5, gain: 1.3 },
    swayRibbon: { in: { yaw: 0.02, lean: 0.09, bow: 0.02, idleX: 0.2 }, stiffness: 120, damping: 8, gain: 1.2 },
  },
  warps: faceWarps({ mouth: [0, 617], width: 36, nose: [0, 583], chin: [0, 687], cheek: [134, 590] }),
  poses: posesFor(BUILD),
  arcs: armArcs,
  oscillate: womanSwing,
  layers: [
    // ---- behind
    { id: 'bobback', group: 'head', z: -40, symmetric: true, sway: ['swayHair', 480, 260, 10], fill: '#6b4029', ink: { color: HAIR_LINE, width: 3 }, path: '0,226 102,250 170,318 195,430 202,540 200,620 180,684 132,714 60,722 0,722', keys: { turnL: BACK_TURNED, turnR: BACK_TURNED } },
    ...dome('#976242', HAIR_LINE, '#c08a60'),
    { id: 'cap', group: 'head', z: -40, symmetric: true, fill: '#8f5d3f', path: '0,228 102,252 169,320 192,430 190,520 120,566 0,580', keys: { turnL: CAP_TURNED, turnR: CAP_TURNED } },
    ...womanNeck,
    // ---- torso
    ...reshape(pencilSkirt({ color: '#5f4038', line: '#2f1a18' }), onBothSides((x, y) => [x * 0.9, y])),
    ...reshape([
    ...womanJacket({ cloth: CLOTH, line: LINE, front: '2,1140 7,1270 3,1420 4,1600', hem: '242,1650! 160,1684 56,1692 4,1600!' }),
    { id: 'jlight', ...TORSO, fill: { linear: [-230, 860, -130, 1000], stops: ['rgba(240,190,176,.34)', 'rgba(240,190,176,0)'] }, path: '-150,810 -214,850 -226,960 -196,1080 -150,1120 -170,960 -130,860' },
    { id: 'pocket@', ...TORSO, fill: '#9c5750', ink: { color: LINE, width: 2.8 }, path: '88,1446! 180,1428! 184,1454! 91,1472!' },
    { id: 'edgeshade@', ...TORSO, fill: '#7c3f3d', opacity: 0.5, path: '112,792! 142,822 152,892 128,984 74,1080 0,1168! 0,1140! 60,1064 112,968 124,870' },
    { id: 'blouse', ...TORSO, symmetric: true, fill: { linear: [0, 800, 0, 1130], stops: ['#fffdf8', '#fbf5ea', '#eadbc6'] }, ink: { color: IVORY_LINE, width: 2.4 }, path: '0,798 34,784 60,756! 102,784 116,864 100,956 52,1056 0,1130!' },
    { id: 'blouseshade', ...TORSO, clip: 'blouse', fill: '#e3d0b8', opacity: 0.7, path: '-46,876! -20,892 0,886 20,892 46,876! 44,898 22,914 0,908 -22,914 -44,898 | 120,820! 100,900 84,980 40,1070 0,1140! 60,1110 120,1000' },
    { id: 'blouseline', ...TORSO, open: true, ink: { color: '#d3bfa3', width: 2.6, taper: [0, 1, 0.4] }, path: '34,930 36,990 22,1060 | -34,930 -36,990 -22,1060 | 64,880 74,940 58,1010 | -64,880 -74,940 -58,1010' },
    { id: 'band', ...TORSO, symmetric: true, fill: { linear: [-60, 760, 60, 840], stops: ['#fffefa', '#f3e9d9'] }, ink: { color: IVORY_LINE, width: 2.4 }, path: '0,800 36,784 58,746! 76,764 58,810 0,834' },
    { id: 'edge@', ...TORSO, fill: { linear: [60, 780, 140, 1040], stops: ['#d08d80', '#bd766b', '#a9615a'] }, ink: { color: LINE, width: 3 }, path: '72,758! 102,770 132,808 140,878 120,972 66,1068 0,1152! 0,1126! 50,1050 97,954 114,866 108,808 88,780' },
    { id: 'button', ...TORSO, fill: { linear: [-14, 1188, 16, 1402], stops: ['#f6e3b4', '#d8b46a', '#f0d59a', '#c39a52'] }, ink: { color: '#6b4f22', width: 2.2 }, path: '-12,1190 1,1177 14,1190 1,1203 | -11,1300 2,1287 15,1300 2,1313 | -12,1400 1,1388 14,1400 1,1412' },
    ], fitTo(BUILD)),
    ...nameBadge({ name: 'Emiri', bar: CLOTH, ink: '#5a3a28', edge: '#b48a3c', at: [-18, 0] }),
    armsFor(BUILD, { cloth: '#b46c63', line: LINE, cuff: { stops: ['#e6d8c2', '#fffdf8', '#e0d0b8'], line: IVORY_LINE }, button: { fill: '#e0c07c', line: '#6b4f22' } }),
    // ---- bow of the blouse
    { id: 'tail@', ...CHEST, sway: ['swayRibbon', 850, 190, 14], fill: { linear: [0, 850, 40, 1030], stops: ['#f0e3d0', '#fffdf6', '#ecdcc6'] }, ink: { color: IVORY_LINE, width: 2.6 }, path: '0,846! 16,866 30,916 40,976 42,1022! 28,1010 14,1020! 10,960 4,900' },
    { id: 'tailfold@', ...CHEST, sway: ['swayRibbon', 850, 190, 14], open: true, ink: { color: '#c9b394', width: 2.4, taper: [0, 1, 0] }, path: '10,868 22,920 28,990' },
    { id: 'loop@', ...CHEST, fill: { linear: [10, 820, 84, 890], stops: ['#f3e7d6', '#fffdf6', '#e9d9c2'] }, ink: { color: IVORY_LINE, width: 2.8 }, path: '4,838! 24,818 54,810 76,824 84,852 74,878 46,874 18,854' },
    { id: 'loopin@', ...CHEST, fill: '#dcc7a8', opacity: 0.8, path: '16,842! 36,834 58,836 66,850 56,860 36,854' },
    { id: 'loopfold@', ...CHEST, open: true, ink: { color: '#bda482', width: 2.4, taper: [0.6, 1, 0] }, path: '9,836 28,832 48,822 | 10,846 30,852 50,864' },
    { id: 'knot', ...CHEST, fill: { linear: [-14, 820, 14, 866], stops: ['#fffdf6', '#eadbc4'] }, ink: { color: IVORY_LINE, width: 2.8 }, path: '-11,826 0,821 11,826 14,841 10,856 0,860 -10,856 -14,841' },
    { id: 'knotl', ...CHEST, open: true, ink: { color: '#bda482', width: 2.2, taper: [0, 1, 0] }, path: '-4,827 -5,841 -3,854 | 4,827 5,841 4,852' },
    // ---- head
    { id: 'ear@', group: 'head', z: -12, fill: '#fbd6c3', ink: { color: SKIN_LINE, width: 2.6 }, path: '146,480 158,472 170,482 172,508 162,536 150,548 142,536' },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKIN_LINE, width: 3 }, ...faceOutline('0,262 96,282 150,370 158,456 155,520 141,581 104,635 53,672 20,684 0,687', '0,262 96,282 150,370 158,456 155,521 141,586 104,643 53,683 20,695 0,698') },
    { id: 'hairshadow', use: 'bangs', offset: [5, 16], clip: 'face', fill: '#f3bda2', opacity: 0.75 },
    { id: 'bobshadowL', use: 'bobL', offset: [-9, 8], clip: 'face', fill: '#f3bda2', opacity: 0.6 },
    { id: 'bobshadowR', use: 'bobR', offset: [13, 8], clip: 'face', fill: '#f3bda2', opacity: 0.6 },
    ...reshape(cheeks, higher),
    ...reshape(nose, higher),
    ...reshape(mouth(), higher),
    reshape(eyes({ stops: [[0, '#332a1c'], [0.34, '#463a22'], [0.6, '#756538'], [0.84, '#a0915a'], [1, '#4a3c22']], line: '#2c2a18', pupil: '#171a10', glow: ['rgba(240,238,168,.95)', 'rgba(206,206,120,.45)', 'rgba(206,206,120,0)'], ray: '#f2eeb4', lash: ['#8a5238', '#4a2818', '#36190f'], lid: 'rgba(240,136,116,.4)' }), rounder),
    // ---- hair in front
    [{ id: 'bob@', ...BOB, fill: '#986443', ink: { color: HAIR_LINE, width: 3 }, path: '128,320! 172,374 199,450 212,550 214,626 200,684 168,718 116,726! 138,710 148,694! 130,702 106,700! 134,682 152,652 159,604 160,560 158,520 142,450' },
    ...combed('bob@', ['140,350 152,470 154,560 150,640 122,694 | 142,346 170,460 174,560 168,650 136,704 | 144,340 186,450 194,560 188,650 152,706 | 146,336 196,450 208,560 208,640 176,706'], BOB,
      { ...TONES, sheen: { linear: [170, 440, 190, 700], stops: ['rgba(232,178,128,0)', 'rgba(236,184,134,.55)', 'rgba(232,178,128,.1)', 'rgba(232,178,128,.4)', 'rgba(232,178,128,0)'] }, glint: { linear: [170, 450, 190, 690], stops: ['rgba(255,228,190,0)', 'rgba(255,228,190,.75)', 'rgba(255,228,190,0)', 'rgba(255,228,190,.4)'] } }, { from: 0.2, to: 0.78, width: 14, dense: 1 })],
    { id: 'sidelock@', group: 'head', z: 38, sway: ['swayTips', 460, 220, 22], fill: '#9c6746', ink: { color: HAIR_LINE, width: 2.2 }, path: '146,440! 163,500 166,570 158,630 132,682! 146,634 152,570 150,510' },
    { id: 'bangs', ...TOP, z: 26, fill: '#976242', ink: { color: HAIR_LINE, width: 2.8 },
      ...turnedCrown('0,220 -72,234 -138,282 -178,362 -192,450 -194,572! -182,540 -172,500 -166,450! -161,474 -155,494! -149,456 -139,426 -126,402! -125,426 -129,450! -109,426 -93,404 -80,382! -80,402 -86,422! -62,406 -40,388 -22,366! -22,386 -28,404! -4,386 14,364 24,336! 34,366 50,388 72,406! 68,390 68,374! 84,398 100,414 120,428! 114,412 112,398! 128,422 141,450 153,490! 155,472 160,452! 172,500 182,540 194,572! 192,450 178,362 138,282 72,234') },
    { id: 'fringe', ...TOP, z: 27, sway: ['swayTips', 360, 200, 12], fill: '#925e3e', ink: { color: HAIR_LINE, width: 1.8 }, path: `${tresses(FRINGE[0], STRAND)} | ${tresses(FRINGE[1], STRAND)}` },
    { id: 'crown', ...TOP, z: 26, open: true, alpha: 'lookDown', ink: { color: '#8d5b3e', width: 15, taper: [0.1, 1, 0.1] }, path: '-150,300 -136,284 -70,237 0,223 70,237 136,284 150,300' },
    ...combed('bangs', [
      '20,246 14,300 4,350 -2,396 | 18,246 -12,300 -34,350 -44,404 | 14,244 -40,290 -72,350 -82,412 | 10,242 -72,284 -112,350 -120,426 | 6,242 -92,276 -142,350 -152,450 | 4,242 -96,268 -160,356 -184,540',
      '26,248 30,300 34,350 40,398 | 28,246 52,300 70,350 80,406 | 32,244 80,290 104,350 116,424 | 38,242 104,284 136,356 148,450 | 44,242 112,276 162,360 184,540'], { ...TOP, z: 28 },
      { ...TONES, sheen: { linear: [0, 270, 0, 410], stops: ['rgba(232,178,128,.1)', 'rgba(238,188,138,.62)', 'rgba(232,178,128,0)'] }, glint: { linear: [0, 284, 0, 392], stops: ['rgba(255,232,200,.1)', 'rgba(255,232,200,.9)', 'rgba(255,232,200,0)'] } }, { from: 0.3, to: 0.62, width: 17, dense: 2 }),
    { id: 'pin', group: 'head', bulge: 0.8, z: 36, fill: { linear: [112, 372, 168, 400], stops: ['#fff3d8', '#e9c483', '#c9954c'] }, ink: { color: '#7d5728', width: 1.8 }, path: '106,384! 110,378! 162,399! 165,405! 160,408! 108,390!' },
    ...reshape(brows('#6b3f28'), onBothSides((x, y) => [x * 0.96, y + (x - 84) * 0.06 + 3])),
  ],
};
