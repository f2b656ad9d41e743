import { type DrawnCharacter, type Fill, HAND } from '../character';
import { faceWarps } from '../faceWarps';
import { calmIdle, type IdleSource } from '../idle';
import { ARM_HANGS, AT_EASE, armArcs, HAND_TURNS } from './figure/arms';
import { CHIN_COMES_DOWN, HEAD_IS_ROUND, NECK_KEEPS } from './figure/bowing';
import { eyes } from './figure/eyes';
import { faceOutline } from './figure/face-outline';
import { combed } from './figure/hair';
import { hands } from './figure/hands';
import { mouth } from './figure/mouth';
import { onBothSides, reshape } from './figure/reshape';
import { sleeves } from './figure/sleeves';

/** Kento - man about 30, short neat black hair, charcoal suit, blue tie. */
const SKIN = '#f9e0cf',
  SKLINE = '#8f543f';
const HLINE = '#101116',
  INK = '#1b1d22',
  SUITDK = '#262a34';
const SUIT: Fill = { linear: [-300, 780, 300, 1700], stops: ['#5f6676', '#495060', '#3a404d'] };
const TORSO = { group: 'body', mix: ['chest', 1470, 1210], cache: 'torso' } as const;
const TAN = {
  light: '#fbe4d5',
  mid: '#f6d3bf',
  shade: '#e2ac92',
  line: SKLINE,
  crease: '#ad6d54',
  nail: '#f3c3b0',
};
const arm = sleeves(
  {
    cloth: '#4b5261',
    shade: '#343a47',
    line: INK,
    cuff: { stops: ['#dfe6f2', '#ffffff', '#cfd9ea'], line: '#8793aa' },
    button: { fill: '#24262c', line: '#121318' },
  },
  {
    size: (x, y) => [292 + (x - 246) * 1.12, 890 + (y - 885) * 1.0223],
    elbow: [1266, 1432],
    over: 'tufts',
  },
);
const hand = hands(TAN, { at: [292, 1690], size: (x, y) => [x * 1.17, y * 1.07], over: 'tufts' });
const arms = [...arm.upper, ...hand, ...arm.fore];

/** He stands firmly and nods a little to himself. */
const STEADY: IdleSource = {
  rest: { ...calmIdle.rest, smile: 0.62 },
  waves: {
    ...calmIdle.waves,
    roll: [[1, 1, 0.9]],
    pitch: [[1.8, 2, 0.2]],
    yaw: [[2.6, 1, 2.4]],
    gazeX: [[-0.11, 1, 2.4]],
    gazeY: [[0.08, 2, 0.2]],
  },
  blinks: { ...calmIdle.blinks, at: [1.7, 4.4] },
};

/** Lashes that only deepen the edge of the lid. */
const LASH = {
  path: '38,527! 49,494 78,471 106,478 121,498 126,510! 117,505 105,490 79,483 55,499',
  keys: {
    'blink@': '39,528! 54,536 80,540 106,534 119,526 126,519! 119,532 105,541 80,547 56,544',
    'joy@': '38,536! 53,512 80,502 106,508 119,521 125,533! 115,527 104,516 80,510 56,518',
    'wide@': '37,526! 47,486 78,461 109,470 124,494 128,508! 119,502 107,483 79,473 53,491',
    'squint@': '39,527! 50,499 78,477 107,484 122,502 126,512! 117,509 105,496 79,488 55,503',
    'half@': '38,527! 49,489 78,463 106,472 121,496 126,510! 117,503 105,485 79,476 55,494',
  },
} as const;
/** The drawn eye lower and narrower. */
const manly = onBothSides((x, y) => [82 + (x - 82) * 0.98, 506 + (y - 511) * 0.76]);
const calmIris = onBothSides((x, y) => [82 + (x - 81) * 0.83, 505 + (y - 509) * 0.8]);
const manlyMouth = onBothSides((x, y) => [x * 1.14, 632 + (y - 620) * 1.18]);
const lips = mouth({ line: '#8f4238', tint: 'rgba(220,120,98,.22)' }).filter(
  ({ id }) => id !== 'upperlip' && id !== 'lipgloss',
);
const BROW = {
  rest: '40,468! 45,457 74,449 108,446 139,461! 108,454 76,459 54,465',
  up: '39,454! 44,443 74,434 108,430 140,446! 108,438 76,444 53,451',
  down: '40,478! 45,467 74,459 108,454 139,466! 108,462 76,469 54,475',
  angry: '38,485! 42,473 73,460 108,446 139,452! 108,454 76,470 52,480',
  sad: '46,450! 49,440 74,442 108,453 137,472! 108,461 77,452 58,450',
  lowered: '40,457! 45,447 74,444 108,446 139,463! 108,454 76,453 54,455',
};
/** How far back the near cheek reaches to the ear when the head is turned. */
const EAR = 30;
const TOP = { group: 'head', bulge: 0.8 } as const;
const manlyEyes = eyes({
  stops: [
    [0, '#261812'],
    [0.36, '#3b271d'],
    [0.66, '#6f4d36'],
    [0.88, '#9a7350'],
    [1, '#3d291d'],
  ],
  line: '#16100f',
  pupil: '#0f0b0b',
  glow: ['rgba(226,176,128,.8)', 'rgba(200,150,104,.3)', 'rgba(200,150,104,0)'],
  ray: '#d9ab80',
  lash: ['#4a332c', '#1d1614', '#171110'],
  lid: 'rgba(214,130,104,.3)',
})
  .filter(({ id }) => id !== 'lashflick@')
  .map((layer) => (layer.id === 'lash@' ? { ...layer, ...LASH } : layer))
  .flatMap((layer) => reshape([layer], 'group' in layer && layer.group === 'gaze' ? calmIris : manly));

// biome-ignore format: one layer a line reads like a table
export const kento: DrawnCharacter = {
  id: 'kento', portrait: { top: 144, width: 650 }, life: { stretch: 0.006, floor: 1700, drift: 26, idle: STEADY },
  defaults: { blush: 0.32 },
  groups: {
    hips: { pivot: [0, 1660, 0] },
    body: { parent: 'hips', pivot: [0, 1650, 0], rx: { bow: -0.7 }, rz: { lean: 0.6 }, tx: { lean: 5 } },
    chest: { parent: 'body', pivot: [0, 1340, 0], rx: { bow: -0.3 }, rz: { lean: 0.4 } },
    head: { parent: 'chest', pivot: [0, 668, -20], scale: 0.98, ry: { yaw: 1.15, yawAdd: 1 }, rx: { pitch: 1.35, headBow: -1, bow: NECK_KEEPS }, sy: { bow: HEAD_IS_ROUND }, ty: { bow: CHIN_COMES_DOWN }, rz: { roll: 1, rollAdd: 1 }, bulge: [0, 465, 176, 250, 108] },
    gaze: { parent: 'head', pivot: [0, 500, 0], tx: { gazeX: 13 }, ty: { gazeY: 8 }, bulge: [0, 465, 176, 250, 108] },
    'arm@': { parent: 'chest', pivot: [286, 890, 0], rz: { 'sh@': -1 }, rx: { 'sd@': 1, bow: ARM_HANGS } },
    'fore@': { parent: 'arm@', pivot: [292, 1335, 0], rz: { 'el@': 1 }, rx: { 'ed@': 1 } },
    'hand@': { parent: 'fore@', pivot: [292, 1690, 0], rz: { 'wr@': 1 }, rx: { 'wristBack@': -1 }, sx: HAND_TURNS },
  },
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 140, damping: 10, gain: 1 },
    swayTips: { in: { yaw: 0.05, yawAdd: 0.05, roll: 0.06, pitch: 0.02 }, stiffness: 90, damping: 6, gain: 1.2 },
    swayRibbon: { in: { yaw: 0.01, lean: 0.09, bow: 0.03, idleX: 0.2 }, stiffness: 110, damping: 8, gain: 1.2 },
  },
  warps: faceWarps({ mouth: [0, 634], width: 42, nose: [0, 592], chin: [0, 716], cheek: [128, 610] }),
  poses: {
    fold: { shL: 6, elL: 62, edL: 26, wrL: 6, handL: HAND.folded, shR: 6, elR: 62, edR: 26, wrR: 6, handR: HAND.folded, sdL: 0, sdR: 0, bow: 0, headBow: 0, lean: 0, yawAdd: 0, rollAdd: 0 },
    bow: { bow: 36, headBow: 0, shL: 6, elL: 64, edL: 34, wrL: 8, shR: 6, elR: 64, edR: 34, wrR: 8 },
    wave: { shR: 11, sdR: 28, elR: 199, edR: 26, wrR: -4, handR: HAND.open, ...AT_EASE.L, lean: 1.5, rollAdd: 3 },
    guideL: { shL: -8, sdL: 16, elL: 206, edL: 58, wrL: 20, handL: HAND.palm, ...AT_EASE.R, lean: -2.5, yawAdd: 8 },
    guideR: { shR: -8, sdR: 16, elR: 206, edR: 58, wrR: 20, handR: HAND.palm, ...AT_EASE.L, lean: 2.5, yawAdd: -8 },
    think: { shR: 12, sdR: 70, elR: 146, edR: 44, wrR: -10, handR: HAND.fist, ...AT_EASE.L, lean: -1 },
    wait: { shR: 10, sdR: 20, elR: 176, edR: 52, wrR: 8, handR: HAND.open, ...AT_EASE.L, lean: 0.5 },
  },
  arcs: armArcs,
  oscillate: { wave: { wrR: [9, 1.5], elR: [5, 1.5] } },
  layers: [
    { id: 'dome', group: 'head', z: -70, symmetric: true, fill: '#2b2a31', ink: { color: HLINE, width: 3 }, path: '0,200 66,212 120,254 146,322 151,396 144,466 112,524 0,540' },
    { id: 'cap', group: 'head', z: -34, symmetric: true, fill: '#292830', ink: { color: HLINE, width: 3 }, path: '0,206 84,218 138,262 160,328 165,410 160,480 140,536 100,574 50,590 0,592' },
    { id: 'neck', group: 'chest', mix: ['head', 770, 630], z: 0, symmetric: true, fill: '#f3cfb9', ink: { color: SKLINE, width: 2.6 }, path: '0,600 72,606 69,690 72,742 92,788 130,820 60,900 0,930' },
    { id: 'neckshadow', use: 'face', offset: [5, 40], clip: 'neck', fill: '#dfa58b' },
    { id: 'throat', group: 'chest', open: true, ink: { color: '#cf957b', width: 2.6, taper: [0, 1, 0] }, path: '56,726 40,764 20,800 | -56,730 -42,766 -24,800' },
    { id: 'trousers', group: 'hips', cache: 'torso', symmetric: true, fill: { linear: [-250, 1600, 250, 1900], stops: ['#4e5463', '#3b414e', '#2f343f'] }, ink: { color: INK, width: 3.5 }, path: '0,1600 226,1600 246,1740 250,1960! 0,1960!' },
    { id: 'trouserlight', group: 'hips', cache: 'torso', clip: 'trousers', fill: { linear: [-180, 1800, -60, 1800], stops: ['rgba(140,146,160,0)', 'rgba(140,146,160,.3)', 'rgba(140,146,160,0)'] }, path: '-190,1760! -50,1760! -50,1960! -190,1960!' },
    { id: 'trousershade', group: 'hips', cache: 'torso', clip: 'trousers', fill: SUITDK, opacity: 0.6, path: '-270,1700! -150,1780 -40,1786 0,1700 40,1786 150,1780 270,1700! 270,1600! -270,1600! | 180,1740! 196,1850 200,1960! 300,1960! 300,1700!' },
    { id: 'legcrease@', group: 'hips', cache: 'torso', open: true, ink: { color: '#2b2e34', width: 3, taper: [0, 1, 0.8] }, path: '118,1790 122,1860 124,1950' },
    { id: 'flyline', group: 'hips', cache: 'torso', open: true, ink: { color: INK, width: 3.4, taper: [0.5, 1, 0.8] }, path: '4,1650 6,1800 2,1950' },
    { id: 'jacket', ...TORSO, symmetric: true, fill: SUIT, ink: { color: INK, width: 4 }, path: '0,900! 92,760! 166,794 244,834 288,866 302,950 270,1060 254,1150 236,1280 228,1380 234,1480 248,1600 258,1736! 150,1760 44,1750 0,1650!' },
    { id: 'jshadeR', ...TORSO, clip: 'jacket', fill: SUITDK, opacity: 0.5, path: '310,880 284,980 252,1080 240,1160 214,1280 202,1380 210,1480 230,1600 236,1780! 340,1780! 340,880!' },
    { id: 'jshadeL', ...TORSO, clip: 'jacket', fill: SUITDK, opacity: 0.32, path: '-310,960 -258,1080 -246,1160 -224,1280 -214,1380 -220,1480 -238,1600 -246,1780! -340,1780! -340,960!' },
    { id: 'chestshade', ...TORSO, clip: 'jacket', fade: ['bowed', 0.5, 0.1], fill: { linear: [0, 1150, 0, 1330], stops: ['rgba(28,30,36,0)', 'rgba(28,30,36,.34)', 'rgba(28,30,36,0)'] }, path: '-300,1140! 300,1140! 300,1340! -300,1340!' },
    { id: 'chestlight', ...TORSO, clip: 'jacket', fill: { radial: [-180, 1000, 110, 1.2], stops: ['rgba(150,156,170,.3)', 'rgba(150,156,170,0)'] }, path: '-290,1000 -180,870 -70,1000 -180,1130' },
    { id: 'waistfold', ...TORSO, fill: SUITDK, opacity: 0.4, path: '16,1340! 70,1336 128,1350! 72,1343 | -12,1348! -70,1345 -130,1360! -72,1352 | 228,1366! 196,1384 160,1388! 196,1398 | -228,1362! -196,1380 -160,1384! -196,1394' },
    { id: 'bowfold', ...TORSO, clip: 'jacket', fade: ['bowed', 0.15, 0.8], fill: { linear: [0, 1300, 0, 1440], stops: ['rgba(28,30,36,0)', 'rgba(28,30,36,.55)', 'rgba(28,30,36,0)'] }, path: '-260,1330 -100,1360 0,1366 100,1360 260,1330 260,1430 0,1450 -260,1430' },
    { id: 'seam', ...TORSO, open: true, ink: { color: INK, width: 3.4, taper: [0.4, 1, 0.6] }, path: '-4,1290 6,1420 4,1560 20,1660 44,1752 | 172,1180 152,1300 148,1420 | -172,1180 -152,1300 -148,1420' },
    { id: 'folds', ...TORSO, open: true, ink: { color: '#282c37', width: 3, taper: [0, 1, 0] }, path: '-222,1390 -196,1402 -170,1396 | 222,1390 198,1402 174,1398 | -220,1640 -200,1690 -196,1740 | 220,1640 204,1690 200,1740 | -262,1090 -236,1114 -218,1146 | 262,1090 238,1114 222,1146' },
    { id: 'drape', ...TORSO, fill: SUITDK, opacity: 0.4, path: '-250,930! -226,984 -216,1040! -234,996 | 250,930! 228,984 218,1040! 236,996 | 18,1352! 60,1376 88,1420! 52,1386 | -16,1358! -58,1384 -84,1430! -50,1392 | 236,1240! 204,1290 160,1322! 208,1302 | -236,1236! -204,1288 -158,1320! -208,1300 | 232,1600! 206,1640 196,1690! 218,1648 | -232,1596! -206,1636 -196,1688! -218,1644' },
    { id: 'pocket', ...TORSO, fill: '#434a58', ink: { color: INK, width: 2.8 }, path: '140,1076! 232,1060! 235,1084! 143,1100!' },
    { id: 'flap@', ...TORSO, fill: '#434a58', ink: { color: INK, width: 3 }, path: '104,1500! 214,1480! 222,1526! 110,1548!' },
    { id: 'lapelshade@', ...TORSO, fill: SUITDK, opacity: 0.65, path: '120,800 168,860 206,944! 196,1054 138,1200 24,1320! 60,1180 104,980' },
    { id: 'shirt', ...TORSO, symmetric: true, fill: { linear: [0, 790, 0, 1280], stops: ['#ffffff', '#f2f5fa', '#d5dde9'] }, path: '0,806 88,768! 112,800 108,900 60,1120 0,1290!' },
    { id: 'shirtshade', ...TORSO, clip: 'shirt', fill: '#c6cfde', opacity: 0.8, path: '24,880 50,980 54,1100 20,1270 70,1180 100,1000 110,900 80,860' },
    { id: 'tie', ...TORSO, fill: { linear: [-34, 860, 40, 1240], stops: ['#3f78c4', '#2d5fa8', '#234a88'] }, ink: { color: '#15294d', width: 2.8 }, path: '-16,850! 16,850! 25,940 36,1100 32,1230 0,1288! -32,1230 -36,1100 -25,940' },
    { id: 'tiestripe', ...TORSO, clip: 'tie', fill: '#9cc0ee', opacity: 0.75, path: '-50,960! 50,920! 50,932! -50,972! | -50,1030! 50,990! 50,1002! -50,1042! | -50,1100! 50,1060! 50,1072! -50,1112! | -50,1170! 50,1130! 50,1142! -50,1182! | -50,1240! 50,1200! 50,1212! -50,1252!' },
    { id: 'tieshade', ...TORSO, clip: 'tie', fill: '#152c58', opacity: 0.4, path: '-30,844! 30,844! 24,870 -4,878! -24,866 | 14,880! 22,1000 20,1200 8,1300! 60,1300! 60,880!' },
    { id: 'knot', ...TORSO, fill: { linear: [-26, 796, 26, 860], stops: ['#5089d3', '#2d5fa8'] }, ink: { color: '#15294d', width: 2.8 }, path: '-27,806! 0,796 27,806! 25,832 16,860! 0,864 -16,860! -25,832' },
    { id: 'knotl', ...TORSO, open: true, ink: { color: '#1d3c70', width: 2.6, taper: [0, 1, 0] }, path: '-14,812 -8,834 -6,856 | 10,810 12,828 10,846' },
    { id: 'scollarshade@', ...TORSO, clip: 'shirt', fill: '#bac5d8', path: '28,856 58,896 94,944! 110,900 102,856' },
    { id: 'scollar@', ...TORSO, fill: { linear: [40, 750, 80, 910], stops: ['#ffffff', '#e9eef6'] }, ink: { color: '#8793aa', width: 2.8 }, path: '5,814! 42,782 76,736! 96,752 112,830 90,914! 55,872 24,832' },
    { id: 'lapel@', ...TORSO, fill: { linear: [70, 780, 180, 1100], stops: ['#6b7385', '#535b6c', '#434a59'] }, ink: { color: INK, width: 3.2 }, path: '96,776! 130,804 154,880! 142,908! 204,926! 186,1034 122,1178 2,1302! 50,1160 92,990 110,860' },
    { id: 'collar@', ...TORSO, fill: { linear: [90, 760, 170, 900], stops: ['#737b8d', '#525a6a'] }, ink: { color: INK, width: 3.2 }, path: '84,744! 104,746 138,782 174,872! 138,902! 116,852 96,796' },
    { id: 'button', ...TORSO, fill: '#2b2d33', ink: { color: '#121318', width: 2.2 }, path: '-14,1340 0,1326 14,1340 0,1354 | -10,1480 4,1466 18,1480 4,1494' },
    { id: 'buttonhi', ...TORSO, fill: '#6d717c', path: '-6,1336 -1,1332 2,1336 -2,1340 | -2,1476 3,1472 6,1476 2,1480' },
    { id: 'badge', ...TORSO, fill: { linear: [130, 1110, 150, 1160], stops: ['#ffffff', '#e9eef7'] }, ink: { color: '#9aa3b4', width: 3 }, path: '140,1108! 236,1096! 240,1136! 144,1148!' },
    { id: 'badgebar', ...TORSO, fill: '#2d5fa8', path: '140,1108! 236,1096! 236.8,1104! 140.8,1116!' },
    { id: 'badgetext', group: 'chest', cache: 'torso', text: 'Kento', font: '600 22px "Noto Sans","DejaVu Sans",sans-serif', color: '#2a3345', at: [191, 1137] },
    arms,
    { id: 'ear@', group: 'head', z: -12, fill: { linear: [150, 470, 190, 560], stops: ['#f9d9c6', '#efc0a8'] }, ink: { color: SKLINE, width: 2.8 }, path: '146,478 158,464 172,466 179,490 175,522 163,550 150,560 143,546' },
    { id: 'earl@', group: 'head', z: -10, open: true, ink: { color: '#a9664e', width: 2.6, taper: [0, 1, 0] }, path: '158,480 170,482 172,504 164,526 | 157,500 164,508 159,522' },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKLINE, width: 3.2 }, ...faceOutline('0,250 94,264 142,350 150,450 147,526 136,590 112,643 70,690 32,712 0,716', '0,250 94,264 142,350 150,450 147,527 136,595 112,651 70,701 32,724 0,728', EAR) },
    { id: 'hairshadow', use: 'bangs', offset: [7, 18], clip: 'face', fill: '#e6ae92', opacity: 0.75 },
    { id: 'browlight', group: 'head', bulge: 0.8, z: 20, clip: 'face', fill: { radial: [-26, 420, 100, 0.7], stops: ['rgba(255,248,240,.7)', 'rgba(255,248,240,0)'] }, path: '-126,420 -26,350 74,420 -26,490' },
    { id: 'jawshade', group: 'head', bulge: 0.4, z: 34, clip: 'face', fill: { linear: [0, 690, 124, 620], stops: ['rgba(236,178,150,0)', 'rgba(230,162,134,.62)'] }, path: '180,450! 152,520 134,590 100,648 54,694 0,714 -40,722! 20,770! 190,770!' },
    { id: 'blush@', group: 'head', bulge: 1, clip: 'face', alpha: 'blush', fill: { radial: [98, 580, 48, 0.6], stops: ['rgba(244,122,104,.5)', 'rgba(244,126,108,.24)', 'rgba(244,120,105,0)'] }, path: '50,580 98,550 146,580 98,610' },
    { id: 'chinlight', group: 'head', bulge: 1, clip: 'face', fill: { radial: [-6, 686, 28, 0.6], stops: ['rgba(255,248,240,.7)', 'rgba(255,248,240,0)'] }, path: '-34,686 -6,669 22,686 -6,703' },
    { id: 'bridge', group: 'head', bulge: 1, z: 14, fill: { linear: [8, 530, 16, 590], stops: ['rgba(232,164,136,0)', 'rgba(226,152,124,.42)'] }, path: '9,550! 10,566 14,580 7,592 6,572', keys: { turnL: '16,486! 14,540 20,578 9,592 6,548', turnR: '-8,530! -6,558 -2,582 6,594 -3,572' } },
    { id: 'noseshade', group: 'head', bulge: 1, z: 20, fill: '#e9ab8e', opacity: 0.85, path: '8,578 14,588 8,598! -8,598 3,592', keys: { turnL: '12,576 20,588 12,599! -6,599 6,592', turnR: '3,583 10,592 12,599! -8,599 -1,593' } },
    { id: 'nose', group: 'head', bulge: 1, z: 23, open: true, ink: { color: '#a35f47', width: 3, taper: [0, 1, 0] }, path: '13,574 15,584 11,594 3,598 -7,596', keys: { turnL: '14,526 19,558 23,584 12,597 -5,597', turnR: '-14,526 -19,558 -23,584 -12,597 5,597' } },
    { id: 'nostril', group: 'head', bulge: 1, z: 18, open: true, ink: { color: '#c07f66', width: 2.4, taper: [0, 1, 0] }, path: '-16,586 -18,592 -14,596', keys: { turnL: '-14,584 -17,591 -12,595', turnR: '14,584 17,591 12,595' } },
    { id: 'nosehi', group: 'head', bulge: 1, z: 27, fill: '#fff8f2', opacity: 0.85, path: '-2,574 0,566 3,574 1,583', keys: { turnL: '4,572 7,562 10,572 7,581', turnR: '-10,572 -7,562 -4,572 -7,581' } },
    ...reshape(lips, manlyMouth),
    manlyEyes,
    { id: 'side@', group: 'head', z: 34, fill: '#2c2b32', ink: { color: HLINE, width: 2.4 }, path: '122,296! 152,318 164,370 166,432 163,476 158,500 153,518! 149,494 148,456 143,416 133,370', keys: { 'turn@': '118,296! 146,318 156,370 158,420 155,446 151,460 146,470! 144,456 143,436 139,406 130,370' } },
    { id: 'sidefine@', group: 'head', z: 34, fade: ['turn@', 0.5, 0.1], open: true, opacity: 0.6, ink: { color: '#62626f', width: 2, taper: [0, 1, 0] }, path: '142,334 157,392 157,460 | 150,334 164,392 163,460 | 138,352 150,410 152,480' },
    { id: 'bangs', ...TOP, z: 22, fill: '#302f37', ink: { color: HLINE, width: 3 },
      path: '70,306! 66,332 50,358 24,380! 25,366 28,352! 4,372 -24,388 -56,396! -50,382 -42,368! -68,390 -92,414 -112,446! -110,422 -109,402! -124,426 -138,450 -147,478! -149,452 -149,430! -156,450 -158,474 -157,502! -166,440 -172,372 -171,312 -160,268 -146,242! -140,230 -112,204 -78,196! -66,184 -28,174 8,182! 22,178 50,184 70,204! 82,192 112,204 134,232! 152,254 166,304 170,368 167,430 158,496! 158,456 153,426! 151,440 146,456! 145,424 138,392 120,356 98,328',
      keys: { turnL: '70,306! 66,332 50,358 24,380! 25,366 28,352! 4,372 -24,388 -56,396! -50,382 -42,368! -68,390 -92,414 -112,446! -110,422 -109,402! -124,426 -138,450 -147,478! -149,452 -149,430! -156,450 -158,474 -157,502! -166,440 -172,372 -171,312 -160,268 -146,242! -140,230 -112,204 -78,196! -66,184 -28,174 8,182! 22,178 50,184 70,204! 82,192 112,204 134,232! 152,254 166,304 170,368 160,404 148,446! 149,428 147,414! 145,422 142,430! 141,412 138,392 120,356 98,328', turnR: '70,306! 66,332 50,358 24,380! 25,366 28,352! 4,372 -24,388 -56,396! -50,382 -42,368! -68,390 -92,414 -110,428! -109,414 -109,402! -123,412 -134,428 -141,442! -143,432 -144,420! -150,430 -150,440 -148,448! -160,408 -172,372 -171,312 -160,268 -146,242! -140,230 -112,204 -78,196! -66,184 -28,174 8,182! 22,178 50,184 70,204! 82,192 112,204 134,232! 152,254 166,304 170,368 167,430 158,496! 158,456 153,426! 151,440 146,456! 145,424 138,392 120,356 98,328' } },
    { id: 'crown', ...TOP, z: 22, open: true, alpha: 'lookDown', ink: { color: '#302f37', width: 34, taper: [0.1, 1, 0.1] }, path: '-152,280 -132,238 -78,206 6,190 72,208 130,240 152,280' },
    ...combed('bangs', [
      '68,300 60,322 38,344 24,372 | 67,278 36,300 -12,334 -52,390 | 66,256 8,266 -64,316 -106,420 | 66,236 -18,230 -100,284 -138,420 | 64,218 -48,194 -136,252 -158,410',
      '73,300 90,310 116,342 139,396 | 75,272 106,284 138,332 150,404 | 77,244 118,252 151,310 158,404 | 79,220 124,228 156,296 162,390'],
      { ...TOP, z: 24 }, { deep: '#17161b', line: '#131217', bright: '#74737f', sheen: { linear: [0, 246, 0, 396], stops: ['rgba(120,120,140,.1)', 'rgba(128,128,150,.5)', 'rgba(120,120,140,0)'] }, glint: { linear: [0, 258, 0, 380], stops: ['rgba(206,206,224,.1)', 'rgba(206,206,224,.58)', 'rgba(206,206,224,0)'] } }, { from: 0.3, to: 0.62, width: 17, dense: 2 }),
    { id: 'brow@', group: 'head', bulge: 1, z: 2, fill: '#3b3130', path: BROW.rest, keys: { 'browUp@': BROW.up, 'browDown@': BROW.down, 'browAngry@': BROW.angry, browSad: BROW.sad, faceDown: BROW.lowered } },
    { id: 'tufts', ...TOP, z: 26, sway: ['swayTips', 280, 160, 10], fill: '#2b2a31', path: '66,302! 52,340 30,366 10,378! 34,346 52,322 | -4,340! -40,374 -74,402 -96,414! -58,378 -28,350 | -96,384! -116,410 -128,426 -136,436! -122,412 -108,394' },
  ],
};
