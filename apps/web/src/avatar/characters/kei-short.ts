import type { DrawnCharacter } from '../character';
import { faceWarps } from '../faceWarps';
import { calmIdle, type IdleSource } from '../idle';
import { type Build, fitTo } from './figure/build';
import { eyes } from './figure/eyes';
import { faceOutline } from './figure/face-outline';
import { combed, dome } from './figure/hair';
import { mouth } from './figure/mouth';
import { onBothSides, reshape } from './figure/reshape';
import { flaredSkirt } from './figure/skirts';
import { tresses } from './figure/strands';
import {
  armsFor,
  CHEST,
  groupsFor,
  nameBadge,
  posesFor,
  SKIN_LINE,
  TORSO,
  womanArcs,
  womanJacket,
  womanNeck,
  womanSwing,
} from './figure/woman-body';
import { brows, cheeks, nose } from './figure/woman-face';

/** Kei_short (shown as Emiri) - small woman about 22, chestnut bob with an airy fringe, short beige waistcoat, brown ribbon, pleated skirt. */
const SKIN = '#ffebde';
const HAIR_LINE = '#4a2716';
const HAIR_DARK = '#6b4029';
const LINE = '#66493a';
const RIBBON_LINE = '#4f2b1e';

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
const BUILD: Build = { shoulder: -20, bust: -16, waist: -4, hip: -26, tails: 0.6, arms: 0.97 };

/** Rounder and a little taller. */
const rounder = onBothSides((x, y) => [
  80 + (x - 81) * 1.02,
  y < 512 ? 512 - (512 - y) * 1.06 : 512 + (y - 512) * 1.06 + (x - 81) * 0.06,
]);
const higher = onBothSides((x, y) => [x * 0.96, y - 5]);

/** Slender strands of the fringe over the brow. */
const FRINGE = [
  '18,316 4,368 -16,408 | -20,316 -46,364 -64,412 | -56,316 -84,368 -98,416 | -96,318 -124,382 -144,452',
  '28,318 38,366 54,408 | 54,316 78,364 90,414 | 92,318 120,380 142,452',
] as const;
const STRAND = { from: 0.1, to: 1, width: 17, dense: 2, uneven: 0.6 };
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
  warps: faceWarps({ mouth: [0, 617], width: 36, nose: [0, 583], chin: [0, 682], cheek: [134, 590] }),
  poses: posesFor(BUILD),
  arcs: womanArcs,
  oscillate: womanSwing,
  layers: [
    // ---- behind
    { id: 'bobback', group: 'head', z: -40, symmetric: true, sway: ['swayHair', 480, 260, 10], fill: '#6b4029', ink: { color: HAIR_LINE, width: 3 }, path: '0,226 102,250 170,318 195,430 202,540 200,620 180,684 132,714 60,722 0,722' },
    ...dome('#976242', HAIR_LINE, '#c08a60'),
    { id: 'cap', group: 'head', z: -40, symmetric: true, fill: '#8f5d3f', path: '0,228 102,252 169,320 192,430 190,520 120,566 0,580' },
    ...womanNeck,
    // ---- torso
    ...flaredSkirt({ color: '#7d5541', line: LINE }),
    ...reshape([
    ...womanJacket({ cloth: '#cba987', line: LINE, front: '1,1066 6,1200 4,1440 4,1640', hem: '242,1650! 140,1652 62,1722! 2,1640!' }),
    { id: 'pocket@', ...TORSO, fill: '#b9946f', ink: { color: LINE, width: 2.6 }, path: '82,1452! 158,1440! 161,1468! 84,1482!' },
    { id: 'edgeshade@', ...TORSO, fill: '#a8866c', opacity: 0.5, path: '112,792! 138,812 144,872 120,948 70,1024 0,1086! 0,1062! 56,1004 104,926 116,856' },
    { id: 'blouse', ...TORSO, symmetric: true, fill: { linear: [0, 800, 0, 1050], stops: ['#fffdf8', '#fbf5ea', '#ecdfcc'] }, ink: { color: '#b79f7f', width: 2.4 }, path: '0,798 34,784 60,756! 104,784 116,852 94,928 0,1056!' },
    { id: 'blouseline', ...TORSO, open: true, ink: { color: '#d8c8b0', width: 2.6 }, path: '0,880 1,960 0,1030 | 32,880 34,930 22,1000 | -32,880 -34,930 -22,1000 | 62,870 70,920 58,960 | -62,870 -70,920 -58,960' },
    { id: 'band', ...TORSO, symmetric: true, fill: { linear: [-60, 760, 60, 840], stops: ['#fffefa', '#f3e9d9'] }, ink: { color: '#b79f7f', width: 2.4 }, path: '0,800 36,784 58,746! 74,762 56,808 0,832' },
    { id: 'edge@', ...TORSO, fill: { linear: [60, 780, 140, 1000], stops: ['#e6cdb0', '#d6b592', '#c4a07c'] }, ink: { color: LINE, width: 3 }, path: '72,758! 100,772 127,800 130,862 106,936 54,1010 0,1066! 0,1048! 46,998 93,926 114,856 108,806 88,780' },
    { id: 'welt@', ...TORSO, open: true, ink: { color: '#8a6d57', width: 2.6, taper: [0, 1, 0] }, path: '140,812 168,900 164,1000 152,1120' },
    { id: 'button', ...TORSO, fill: { linear: [-12, 1128, 14, 1452], stops: ['#f6e3b4', '#d8b46a', '#f0d59a', '#c39a52'] }, ink: { color: '#6b4f22', width: 2.2 }, path: '-12,1130 0,1118 12,1130 0,1142 | -11,1216 1,1204 13,1216 1,1228 | -11,1302 1,1290 13,1302 1,1314 | -12,1386 0,1374 12,1386 0,1398' },
    ], fitTo(BUILD)),
    ...nameBadge({ name: 'Emiri', bar: '#c98a5e', ink: '#5a3a28', edge: '#b48a3c', at: [-24, 0] }),
    armsFor(BUILD, { cloth: '#f6efe3', shade: '#ddc8ab', line: '#9a8064', cuff: { stops: ['#e6d8c2', '#fffdf8', '#e0d0b8'], line: '#b79f7f' }, button: { fill: '#e0c07c', line: '#6b4f22' } }),
    // ---- ribbon
    { id: 'tail@', ...CHEST, sway: ['swayRibbon', 850, 150, 14], fill: { linear: [0, 850, 50, 980], stops: ['#7c4a36', '#9a6249', '#84513b'] }, ink: { color: RIBBON_LINE, width: 2.6 }, path: '1,842! 15,859 31,902 38,948! 25,942 13,950! 6,905 -1,866' },
    { id: 'loop@', ...CHEST, fill: { linear: [10, 806, 84, 870], stops: ['#84513b', '#a86e53', '#8a563f'] }, ink: { color: RIBBON_LINE, width: 2.8 }, path: '4,836! 21,816 49,805 65,817 68,841 59,861 38,859 18,848' },
    { id: 'loopin@', ...CHEST, fill: '#6b3c2a', opacity: 0.75, path: '15,838! 33,827 52,827 58,839 50,848 33,845' },
    { id: 'loopfold@', ...CHEST, open: true, ink: { color: RIBBON_LINE, width: 2.4, taper: [0.6, 1, 0] }, path: '9,833 25,828 41,819 | 10,841 27,844 41,852' },
    { id: 'knot', ...CHEST, fill: { linear: [-14, 820, 14, 866], stops: ['#b0775a', '#84513b'] }, ink: { color: RIBBON_LINE, width: 2.8 }, path: '-10,824 0,820 10,824 13,838 9,852 0,855 -9,852 -13,838' },
    { id: 'knotl', ...CHEST, open: true, ink: { color: RIBBON_LINE, width: 2.2, taper: [0, 1, 0] }, path: '-4,825 -5,838 -3,850 | 4,825 5,838 4,848' },
    // ---- head
    { id: 'ear@', group: 'head', z: -12, fill: '#fbd6c3', ink: { color: SKIN_LINE, width: 2.6 }, path: '146,480 158,472 170,482 172,508 162,536 150,548 142,536' },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKIN_LINE, width: 3 }, ...faceOutline('0,262 96,282 150,370 158,456 156,520 143,580 106,632 54,667 20,679 0,682', '0,262 96,282 150,370 158,456 156,521 143,585 106,640 54,678 20,690 0,693') },
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
      path: '0,220 -72,234 -138,282 -178,362 -192,450 -194,572! -182,540 -172,500 -166,450! -158,466 -152,474! -148,446 -140,414! -131,426 -124,432! -117,412 -110,396! -101,407 -93,414! -85,400 -77,386! -67,400 -59,409! -47,392 -39,376! -29,392 -19,402! 0,380 24,340! 32,376 41,401! 53,391 61,378! 70,396 79,409! 91,400 99,391! 108,410 116,421! 127,416 136,412! 144,444 152,474! 160,466 166,450! 172,500 182,540 194,572! 192,450 178,362 138,282 72,234' },
    { id: 'fringe', ...TOP, z: 27, sway: ['swayTips', 360, 200, 12], fill: '#925e3e', ink: { color: HAIR_LINE, width: 1.8 }, path: `${tresses(FRINGE[0], STRAND)} | ${tresses(FRINGE[1], STRAND)}` },
    { id: 'crown', ...TOP, z: 26, open: true, alpha: 'lookDown', ink: { color: '#8d5b3e', width: 15, taper: [0.1, 1, 0.1] }, path: '-150,300 -136,284 -70,237 0,223 70,237 136,284 150,300' },
    ...combed('bangs', [
      '20,246 14,300 4,350 -2,396 | 18,246 -12,300 -34,350 -44,404 | 14,244 -40,290 -72,350 -82,412 | 10,242 -72,284 -112,350 -120,426 | 6,242 -92,276 -142,350 -152,450 | 4,242 -96,268 -160,356 -184,540',
      '26,248 30,300 34,350 40,398 | 28,246 52,300 70,350 80,406 | 32,244 80,290 104,350 116,424 | 38,242 104,284 136,356 148,450 | 44,242 112,276 162,360 184,540'], { ...TOP, z: 28 },
      { ...TONES, sheen: { linear: [0, 270, 0, 410], stops: ['rgba(232,178,128,.1)', 'rgba(238,188,138,.62)', 'rgba(232,178,128,0)'] }, glint: { linear: [0, 284, 0, 392], stops: ['rgba(255,232,200,.1)', 'rgba(255,232,200,.9)', 'rgba(255,232,200,0)'] } }, { from: 0.3, to: 0.62, width: 17, dense: 2 }),
    { id: 'pins', group: 'head', bulge: 0.8, z: 36, fill: { linear: [112, 372, 168, 400], stops: ['#fff6e2', '#f3d49a', '#d9a860'] }, ink: { color: '#8a6432', width: 1.8 }, path: '108,378! 112,370! 164,390! 168,397! 163,402! 111,384! | 107,396! 111,388! 158,407! 162,414! 157,419! 109,402!' },
    ...reshape(brows('#6b3f28'), onBothSides((x, y) => [x * 0.96, y + (x - 84) * 0.06 + 3])),
  ],
};
