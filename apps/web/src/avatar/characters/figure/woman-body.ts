import { type DrawnCharacter, HAND, type LayerSource, type PathText } from '@/avatar/character';
import { ARM_HANGS, AT_EASE, HAND_TURNS } from './arms';
import { CHIN_COMES_DOWN, HEAD_IS_ROUND, NECK_KEEPS } from './bowing';
import type { Build } from './build';
import { hands, type Skin } from './hands';
import { darker, lighter } from './palette';
import type { Move } from './reshape';
import { type Sleeve, sleeves } from './sleeves';

/** Stance and suit of the women; build and what they wear come from each of them. */

export const SKIN_LINE = '#a9654f';

// biome-ignore format: one group a line reads like a table
export function groupsFor({ shoulder }: Build): DrawnCharacter['groups'] {
  const joint = 242 + shoulder;
  const arm = 246 + shoulder;
  return {
    hips: { pivot: [0, 1660, 0] },
    body: { parent: 'hips', pivot: [0, 1640, 0], rx: { bow: -0.7 }, rz: { lean: 0.6 }, tx: { lean: 5 } },
    chest: { parent: 'body', pivot: [0, 1330, 0], rx: { bow: -0.3 }, rz: { lean: 0.4 } },
    head: { parent: 'chest', pivot: [0, 650, -20], ry: { yaw: 1.15, yawAdd: 1 }, rx: { pitch: 1.35, headBow: -1, bow: NECK_KEEPS }, sy: { bow: HEAD_IS_ROUND }, ty: { bow: CHIN_COMES_DOWN }, rz: { roll: 1, rollAdd: 1 }, bulge: [0, 470, 174, 240, 108] },
    gaze: { parent: 'head', pivot: [0, 508, 0], bulge: [0, 470, 174, 240, 108], tx: { gazeX: 15 }, ty: { gazeY: 10 } },
    'arm@': { parent: 'chest', pivot: [joint, 885, 0], rz: { 'sh@': -1 }, rx: { 'sd@': 1, bow: ARM_HANGS } },
    'fore@': { parent: 'arm@', pivot: [arm, 1320, 0], rz: { 'el@': 1 }, rx: { 'ed@': 1 } },
    'hand@': { parent: 'fore@', pivot: [arm, 1668, 0], rz: { 'wr@': 1 }, rx: { 'wristBack@': -1 }, sx: HAND_TURNS },
  };
}

/** Cloth over the waist bends with it. */
export const TORSO = { group: 'body', mix: ['chest', 1460, 1200], cache: 'torso' } as const;
/** What hangs at the neck. */
export const CHEST = { group: 'chest' } as const;

// biome-ignore format: one pose a line reads like a table
export function posesFor({ shoulder }: Build): DrawnCharacter['poses'] {
  // Hands meet in the middle however broad the shoulders are.
  const fold = 59 + shoulder * 0.25;
  // Broad shoulders hold the waving arm closer: the hand stays in the picture.
  const aside = 3 - shoulder * 0.25;
  return {
    fold: { shL: 8, elL: fold, edL: 30, wrL: 6, handL: HAND.folded, shR: 8, elR: fold, edR: 30, wrR: 6, handR: HAND.folded, sdL: 0, sdR: 0, bow: 0, headBow: 0, lean: 0, yawAdd: 0, rollAdd: 0 },
    bow: { bow: 36, headBow: 0, shL: 7, elL: fold + 2, edL: 36, wrL: 8, shR: 7, elR: fold + 2, edR: 36, wrR: 8 },
    wave: { shR: aside + 11, sdR: 28, elR: 202, edR: 26, wrR: -4, handR: HAND.open, ...AT_EASE.L, lean: 1, rollAdd: 3 },
    guideL: { shL: -4, sdL: 14, elL: 214, edL: 56, wrL: 20, handL: HAND.palm, ...AT_EASE.R, lean: -2, yawAdd: 8 },
    guideR: { shR: -4, sdR: 14, elR: 214, edR: 56, wrR: 20, handR: HAND.palm, ...AT_EASE.L, lean: 2, yawAdd: -8 },
    think: { shR: 4, sdR: 54, elR: 152, edR: 40, wrR: 14, handR: HAND.point, ...AT_EASE.L, lean: -1 },
    wait: { shR: 12, sdR: 20, elR: 178, edR: 52, wrR: 8, handR: HAND.open, ...AT_EASE.L, lean: 0.5 },
  };
}

export const womanSwing: DrawnCharacter['oscillate'] = { wave: { wrR: [9, 1.5], elR: [5, 1.5] } };

const FAIR: Skin = {
  light: '#fff0e6',
  mid: '#fde0d0',
  shade: '#f3c2ab',
  line: SKIN_LINE,
  crease: '#c07f68',
  nail: '#f7b5ab',
};

/** Both arms with their hands; raised, they pass over everything up to the brows. */
export function armsFor({ shoulder, arms }: Build, sleeve: Sleeve, skin: Skin = FAIR): LayerSource[] {
  const { upper, fore } = sleeves(sleeve, {
    size: (x, y) => [246 + shoulder + (x - 246) * arms, y],
    elbow: [1254, 1414],
    over: 'brow@',
  });
  const slender: Move = (x, y) => [x * arms, y];
  return [...upper, ...hands(skin, { at: [246 + shoulder, 1668], size: slender, over: 'brow@' }), ...fore];
}

// biome-ignore format: one layer a line reads like a table
export const womanNeck: LayerSource[] = [
    { id: 'neck', group: 'chest', mix: ['head', 760, 620], z: 0, symmetric: true, fill: '#fbdccb', ink: { color: SKIN_LINE, width: 2.4 },
      path: '0,600 55,606 51,690 53,740 80,786 130,820 60,900 0,930' },
    { id: 'neckshadow', use: 'face', offset: [4, 36], clip: 'neck', fill: '#ecb29b' },
    { id: 'collarbone@', group: 'chest', open: true, ink: { color: '#d99a82', width: 2.4, taper: [0, 1, 0] }, path: '20,818 40,806 62,800' },
];

interface Jacket {
  cloth: string;
  line: string;
  /** Line where the jacket closes, four or more points. */
  front?: PathText;
  /** The right half of its lower edge, from the hip to the middle. */
  hem?: PathText;
}

// biome-ignore format: one layer a line reads like a table
export function womanJacket({ cloth, line, front = '2,1160 8,1300 4,1480 14,1660', hem = '242,1650! 120,1668 0,1660' }: Jacket): LayerSource[] {
  const shade = darker(cloth, 0.32);
  const light = lighter(cloth, 0.22);
  const fold = darker(cloth, 0.44);
  return [
    { id: 'jacket', ...TORSO, symmetric: true, fill: { linear: [-260, 800, 260, 1640], stops: [lighter(cloth, 0.1), cloth, darker(cloth, 0.2)] }, ink: { color: line, width: 4 },
      path: `0,800! 86,772! 150,800 218,838 256,884 258,960 236,1050 226,1130 204,1220 190,1300 187,1370 198,1450 222,1540 ${hem}` },
    { id: 'jshadeR', ...TORSO, clip: 'jacket', fill: shade, opacity: 0.6, path: '262,860 248,980 218,1060 208,1140 176,1230 160,1310 160,1380 182,1470 208,1560 216,1680! 300,1680! 300,860!' },
    { id: 'jshadeL', ...TORSO, clip: 'jacket', fill: shade, opacity: 0.38, path: '-262,930 -222,1050 -212,1140 -184,1230 -172,1310 -172,1380 -186,1470 -216,1570 -226,1680! -300,1680! -300,930!' },
    { id: 'bustshade', ...TORSO, clip: 'jacket', fade: ['bowed', 0.5, 0.1], fill: { linear: [0, 1120, 0, 1290], stops: [`${shade}00`, `${shade}58`, `${shade}00`] }, path: '-260,1110! 260,1110! 260,1300! -260,1300!' },
    { id: 'chestlight', ...TORSO, clip: 'jacket', fill: { radial: [-150, 1010, 100, 1.2], stops: [`${light}58`, `${light}00`] }, path: '-250,1010 -150,890 -50,1010 -150,1130' },
    { id: 'hiplight', ...TORSO, clip: 'jacket', fill: { radial: [-120, 1540, 90, 1.1], stops: [`${light}30`, `${light}00`] }, path: '-210,1540 -120,1440 -30,1540 -120,1640' },
    { id: 'waistfold', ...TORSO, fill: fold, opacity: 0.3, path: '12,1322! 60,1316 112,1332! 62,1324 | -10,1330! -60,1326 -114,1344! -62,1334 | 186,1346! 160,1362 128,1364! 160,1374 | -186,1340! -160,1358 -126,1360! -160,1370 | 190,1390! 168,1404 142,1404! 168,1414 | -190,1392! -168,1406 -144,1406! -168,1416' },
    { id: 'seam', ...TORSO, open: true, ink: { color: line, width: 3.2, taper: [0.4, 1, 0.6] }, path: `${front} | 150,1130 128,1240 120,1360 128,1450 | -150,1130 -128,1240 -120,1360 -128,1450` },
    { id: 'folds', ...TORSO, open: true, ink: { color: fold, width: 3, taper: [0, 1, 0] }, path: '-196,1560 -170,1600 -160,1640 | 196,1560 176,1600 168,1640 | -226,1080 -200,1100 -184,1128 | 226,1080 202,1100 188,1128 | -238,1020 -212,1050 -200,1074 | 238,1020 214,1050 204,1074' },
    { id: 'drape', ...TORSO, clip: 'jacket', fill: fold, opacity: 0.32, path: '-228,950! -206,996 -196,1046! -212,1008 | 228,950! 208,996 198,1046! 214,1008 | 202,1240! 172,1296 128,1326! 176,1312 | -202,1236! -172,1292 -126,1322! -176,1308 | 196,1420! 160,1450 140,1500! 168,1462 | -196,1416! -160,1448 -138,1498! -168,1460 | 226,1556! 196,1592 184,1644! 208,1602 | -226,1552! -196,1590 -184,1642! -208,1600' },
    { id: 'bowfold', ...TORSO, clip: 'jacket', fade: ['bowed', 0.15, 0.8], fill: { linear: [0, 1290, 0, 1430], stops: [`${fold}00`, `${fold}90`, `${fold}00`] }, path: '-220,1320 -100,1350 0,1356 100,1350 220,1320 220,1420 0,1440 -220,1420' },
  ];
}

interface Badge {
  name: string;
  bar: string;
  ink: string;
  edge: string;
  /** How far from the drawn place it is worn. */
  at?: readonly [number, number];
}

// biome-ignore format: one layer a line reads like a table
export const nameBadge = ({ name, bar, ink, edge, at = [0, 0] }: Badge): LayerSource[] => [
    { id: 'badge', ...CHEST, cache: 'torso', at, fill: { linear: [100, 1076, 130, 1124], stops: ['#ffffff', '#e9eef7'] }, ink: { color: edge, width: 3 }, path: '108,1088! 206,1080! 209,1120! 111,1128!' },
    { id: 'badgebar', ...CHEST, cache: 'torso', at, fill: bar, path: '108,1088! 206,1080! 206.7,1088! 108.7,1096!' },
    { id: 'badgetext', ...CHEST, cache: 'torso', text: name, font: '600 22px "Noto Sans","DejaVu Sans",sans-serif', color: ink, at: [158 + at[0], 1117 + at[1]] },
];
