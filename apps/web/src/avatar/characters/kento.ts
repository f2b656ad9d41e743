import { type DrawnCharacter, type Fill, HAND } from '../character';
import { faceWarps } from '../faceWarps';
import { calmIdle, type IdleSource } from '../idle';
import { eyes } from './figure/eyes';
import { faceOutline } from './figure/face-outline';
import { combed } from './figure/hair';
import { hands } from './figure/hands';
import { onBothSides, reshape } from './figure/reshape';
import { sleeves } from './figure/sleeves';

/** Kento - man about 30, short neat black hair, charcoal suit, blue tie. */
const SKIN = '#f9e0cf',
  SKLINE = '#8f543f';
const HLINE = '#101116',
  INK = '#1b1d22',
  SUITDK = '#26282e';
const SUIT: Fill = { linear: [-300, 780, 300, 1700], stops: ['#62666f', '#4b4f58', '#3c4048'] };
const HAIR = '#26282f';
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
    cloth: '#4d515a',
    line: INK,
    cuff: { stops: ['#dfe6f2', '#ffffff', '#cfd9ea'], line: '#8793aa' },
    button: { fill: '#24262c', line: '#121318' },
  },
  {
    size: (x, y) => [292 + (x - 246) * 1.12, 890 + (y - 885) * 1.0223],
    shoulder: 890,
    joint: 1335,
    elbow: [1290, 1412],
    over: 'tufts',
  },
);
const hand = hands(TAN, { at: [292, 1690], size: (x, y) => [x * 1.17, y * 1.07], over: 'tufts' });
const arms = [...arm.upper, ...hand, ...arm.fore];

/** He stands firmly and nods a little to himself. */
const STEADY: IdleSource = {
  rest: { ...calmIdle.rest, smile: 0.54 },
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

/** The drawn eye lower and narrower, without its long lashes. */
const manly = onBothSides((x, y) => [x < 118 ? 82 + (x - 82) * 0.95 : 116 + (x - 118) * 0.35, 504 + (y - 511) * 0.77]);
const calmIris = onBothSides((x, y) => [82 + (x - 81) * 0.84, 503 + (y - 509) * 0.8]);
const manlyEyes = eyes({
  stops: [
    [0, '#1d1513'],
    [0.36, '#2c1f1a'],
    [0.66, '#5a4030'],
    [0.88, '#7d5c42'],
    [1, '#33231b'],
  ],
  line: '#16100f',
  pupil: '#0f0b0b',
  glow: ['rgba(226,176,128,.8)', 'rgba(200,150,104,.3)', 'rgba(200,150,104,0)'],
  ray: '#d9ab80',
  lash: ['#4a332c', '#1d1614', '#171110'],
  lid: 'rgba(214,130,104,.3)',
})
  .filter(({ id }) => id !== 'lashflick@')
  .flatMap((layer) => reshape([layer], 'group' in layer && layer.group === 'gaze' ? calmIris : manly));

// biome-ignore format: one layer a line reads like a table
export const kento: DrawnCharacter = {
  id: 'kento', portrait: { top: 144, width: 650 }, life: { stretch: 0.006, floor: 1700, drift: 26, idle: STEADY },
  defaults: { blush: 0.15 },
  groups: {
    hips: { pivot: [0, 1660, 0] },
    body: { parent: 'hips', pivot: [0, 1650, 0], rx: { bow: -0.5 }, rz: { lean: 0.6 }, tx: { lean: 5 } },
    chest: { parent: 'body', pivot: [0, 1340, 0], rx: { bow: -0.5 }, rz: { lean: 0.4 } },
    head: { parent: 'chest', pivot: [0, 668, -20], scale: 0.94, ry: { yaw: 1.15, yawAdd: 1 }, rx: { pitch: 1.35, headBow: -1 }, rz: { roll: 1, rollAdd: 1 }, bulge: [0, 465, 176, 250, 108] },
    gaze: { parent: 'head', pivot: [0, 500, 0], tx: { gazeX: 13 }, ty: { gazeY: 8 }, bulge: [0, 465, 176, 250, 108] },
    'arm@': { parent: 'chest', pivot: [286, 890, 0], rz: { 'sh@': -1 } },
    'fore@': { parent: 'arm@', pivot: [292, 1335, 0], rz: { 'el@': 1 }, ty: { 'ul@': 445 } },
    'foreS@': { parent: 'fore@', pivot: [292, 1335, 0], sy: { 'fl@': 1 } },
    'hand@': { parent: 'fore@', pivot: [292, 1690, 0], rz: { 'wr@': 1 }, ty: { 'fl@': 355 }, sx: { 'handTurn@': -0.55 } },
  },
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 140, damping: 10, gain: 1 },
    swayTips: { in: { yaw: 0.05, yawAdd: 0.05, roll: 0.06, pitch: 0.02 }, stiffness: 90, damping: 6, gain: 1.2 },
    swayRibbon: { in: { yaw: 0.01, lean: 0.09, bow: 0.03, idleX: 0.2 }, stiffness: 110, damping: 8, gain: 1.2 },
  },
  warps: faceWarps({ mouth: [0, 634], width: 42, nose: [0, 590], chin: [0, 709], cheek: [142, 582] }),
  poses: {
    fold: { shL: 6, elL: 60, flL: -0.1, wrL: 6, handL: HAND.folded, shR: 6, elR: 60, flR: -0.1, wrR: 6, handR: HAND.folded, bow: 0, headBow: 0, lean: 0, yawAdd: 0, rollAdd: 0 },
    bow: { bow: 30, headBow: 7, shL: 6, elL: 52, flL: 0, wrL: 8, shR: 6, elR: 52, flR: 0, wrR: 8 },
    wave: { shR: 1, elR: -170, flR: -0.2, wrR: 0, handR: HAND.open, shL: 3, elL: 8, flL: -0.04, wrL: 2, handL: HAND.relaxed, lean: 1.5, rollAdd: 3 },
    guideL: { shL: 1, elL: -151, flL: -0.54, wrL: 22, handL: HAND.palm, shR: 3, elR: 8, flR: -0.04, wrR: 2, handR: HAND.relaxed, lean: -2.5, yawAdd: 8 },
    guideR: { shR: 1, elR: -151, flR: -0.54, wrR: 22, handR: HAND.palm, shL: 3, elL: 8, flL: -0.04, wrL: 2, handL: HAND.relaxed, lean: 2.5, yawAdd: -8 },
    think: { shR: 4, ulR: -0.42, elR: 148, flR: 0.18, wrR: 18, handR: HAND.fist, shL: 4, elL: 84, flL: -0.1, wrL: -4, handL: HAND.folded, lean: -1 },
    wait: { shR: 18, elR: 172, flR: -0.3, wrR: 14, handR: HAND.open, shL: 3, elL: 8, flL: -0.04, wrL: 2, handL: HAND.relaxed, lean: 0.5 },
  },
  arcs: { flL: ['elL', -0.0027], flR: ['elR', -0.0027], shL: ['elL', -0.07], shR: ['elR', -0.07], wrL: ['elL', 0.17], wrR: ['elR', 0.17] },
  oscillate: { wave: { wrR: [9, 1.5], elR: [5, 1.5] } },
  layers: [
    { id: 'dome', group: 'head', z: -70, symmetric: true, fill: '#2e3038', ink: { color: HLINE, width: 3 }, path: '0,196 74,210 122,254 146,320 148,390 0,400' },
    { id: 'cap', group: 'head', z: -34, symmetric: true, fill: '#202127', ink: { color: HLINE, width: 3 }, path: '0,190 84,206 138,254 164,322 169,410 165,496 138,566 88,590 0,600' },
    { id: 'neck', group: 'chest', mix: ['head', 770, 630], z: 0, symmetric: true, fill: '#f2cbb3', ink: { color: SKLINE, width: 2.6 }, path: '0,600 78,606 74,690 76,745 96,790 130,820 60,900 0,930' },
    { id: 'neckshadow', use: 'face', offset: [6, 44], clip: 'neck', fill: '#d99a80' },
    { id: 'trousers', group: 'hips', cache: 'torso', symmetric: true, fill: { linear: [-250, 1600, 250, 1900], stops: ['#50545d', '#3d4149', '#31343b'] }, ink: { color: INK, width: 3.5 }, path: '0,1600 226,1600 246,1740 250,1960! 0,1960!' },
    { id: 'trouserlight', group: 'hips', cache: 'torso', clip: 'trousers', fill: { linear: [-180, 1800, -60, 1800], stops: ['rgba(140,146,160,0)', 'rgba(140,146,160,.3)', 'rgba(140,146,160,0)'] }, path: '-190,1760! -50,1760! -50,1960! -190,1960!' },
    { id: 'trousershade', group: 'hips', cache: 'torso', clip: 'trousers', fill: SUITDK, opacity: 0.6, path: '-270,1700! -150,1780 -40,1786 0,1700 40,1786 150,1780 270,1700! 270,1600! -270,1600! | 180,1740! 196,1850 200,1960! 300,1960! 300,1700!' },
    { id: 'legcrease@', group: 'hips', cache: 'torso', open: true, ink: { color: '#2b2e34', width: 3, taper: [0, 1, 0.8] }, path: '118,1790 122,1860 124,1950' },
    { id: 'flyline', group: 'hips', cache: 'torso', open: true, ink: { color: INK, width: 3.4, taper: [0.5, 1, 0.8] }, path: '4,1650 6,1800 2,1950' },
    { id: 'jacket', ...TORSO, symmetric: true, fill: SUIT, ink: { color: INK, width: 4 }, path: '0,900! 96,764! 170,796 250,832 292,866 306,950 272,1060 256,1150 236,1280 226,1380 232,1480 250,1600 262,1740! 150,1762 40,1752 0,1660!' },
    { id: 'jshadeR', ...TORSO, clip: 'jacket', fill: SUITDK, opacity: 0.5, path: '310,880 284,980 252,1080 240,1160 214,1280 202,1380 210,1480 230,1600 236,1780! 340,1780! 340,880!' },
    { id: 'jshadeL', ...TORSO, clip: 'jacket', fill: SUITDK, opacity: 0.32, path: '-310,960 -258,1080 -246,1160 -224,1280 -214,1380 -220,1480 -238,1600 -246,1780! -340,1780! -340,960!' },
    { id: 'chestshade', ...TORSO, clip: 'jacket', fade: ['bowed', 0.5, 0.1], fill: { linear: [0, 1150, 0, 1330], stops: ['rgba(28,30,36,0)', 'rgba(28,30,36,.34)', 'rgba(28,30,36,0)'] }, path: '-300,1140! 300,1140! 300,1340! -300,1340!' },
    { id: 'chestlight', ...TORSO, clip: 'jacket', fill: { radial: [-180, 1000, 110, 1.2], stops: ['rgba(150,156,170,.3)', 'rgba(150,156,170,0)'] }, path: '-290,1000 -180,870 -70,1000 -180,1130' },
    { id: 'waistfold', ...TORSO, fill: SUITDK, opacity: 0.4, path: '16,1340! 70,1336 128,1350! 72,1343 | -12,1348! -70,1345 -130,1360! -72,1352 | 228,1366! 196,1384 160,1388! 196,1398 | -228,1362! -196,1380 -160,1384! -196,1394' },
    { id: 'bowfold', ...TORSO, clip: 'jacket', fade: ['bowed', 0.15, 0.8], fill: { linear: [0, 1300, 0, 1440], stops: ['rgba(28,30,36,0)', 'rgba(28,30,36,.55)', 'rgba(28,30,36,0)'] }, path: '-260,1330 -100,1360 0,1366 100,1360 260,1330 260,1430 0,1450 -260,1430' },
    { id: 'seam', ...TORSO, open: true, ink: { color: INK, width: 3.4, taper: [0.4, 1, 0.6] }, path: '-4,1290 6,1420 4,1560 20,1660 44,1752 | 172,1180 152,1300 148,1420 | -172,1180 -152,1300 -148,1420' },
    { id: 'folds', ...TORSO, open: true, ink: { color: '#26282e', width: 3, taper: [0, 1, 0] }, path: '-222,1390 -196,1402 -170,1396 | 222,1390 198,1402 174,1398 | -220,1640 -200,1690 -196,1740 | 220,1640 204,1690 200,1740 | -262,1090 -236,1114 -218,1146 | 262,1090 238,1114 222,1146' },
    { id: 'flap@', ...TORSO, fill: '#454952', ink: { color: INK, width: 3 }, path: '104,1500! 214,1480! 222,1526! 110,1548!' },
    { id: 'lapelshade@', ...TORSO, fill: SUITDK, opacity: 0.65, path: '120,800 170,860 214,960! 190,1060 130,1200 20,1312! 60,1180 104,980' },
    { id: 'shirt', ...TORSO, symmetric: true, fill: { linear: [0, 790, 0, 1280], stops: ['#ffffff', '#f2f5fa', '#d5dde9'] }, path: '0,806 88,768! 112,800 108,900 60,1120 0,1290!' },
    { id: 'shirtshade', ...TORSO, clip: 'shirt', fill: '#c6cfde', opacity: 0.8, path: '24,880 50,980 54,1100 20,1270 70,1180 100,1000 110,900 80,860' },
    { id: 'tie', ...TORSO, fill: { linear: [-34, 860, 40, 1240], stops: ['#3f78c4', '#2d5fa8', '#234a88'] }, ink: { color: '#15294d', width: 2.8 }, path: '-16,850! 16,850! 25,940 36,1100 32,1230 0,1288! -32,1230 -36,1100 -25,940' },
    { id: 'tiestripe', ...TORSO, clip: 'tie', fill: '#9cc0ee', opacity: 0.75, path: '-50,960! 50,920! 50,932! -50,972! | -50,1030! 50,990! 50,1002! -50,1042! | -50,1100! 50,1060! 50,1072! -50,1112! | -50,1170! 50,1130! 50,1142! -50,1182! | -50,1240! 50,1200! 50,1212! -50,1252!' },
    { id: 'tieshade', ...TORSO, clip: 'tie', fill: '#152c58', opacity: 0.4, path: '-30,844! 30,844! 24,870 -4,878! -24,866 | 14,880! 22,1000 20,1200 8,1300! 60,1300! 60,880!' },
    { id: 'knot', ...TORSO, fill: { linear: [-26, 796, 26, 860], stops: ['#5089d3', '#2d5fa8'] }, ink: { color: '#15294d', width: 2.8 }, path: '-27,806! 0,796 27,806! 25,832 16,860! 0,864 -16,860! -25,832' },
    { id: 'knotl', ...TORSO, open: true, ink: { color: '#1d3c70', width: 2.6, taper: [0, 1, 0] }, path: '-14,812 -8,834 -6,856 | 10,810 12,828 10,846' },
    { id: 'scollarshade@', ...TORSO, clip: 'shirt', fill: '#bac5d8', path: '30,860 60,900 98,952! 112,900 104,860' },
    { id: 'scollar@', ...TORSO, fill: { linear: [40, 750, 80, 910], stops: ['#ffffff', '#e9eef6'] }, ink: { color: '#8793aa', width: 2.8 }, path: '6,812! 46,780 82,734! 106,762 116,840 92,922! 56,876 24,832' },
    { id: 'lapel@', ...TORSO, fill: { linear: [70, 780, 180, 1100], stops: ['#6d717b', '#555962', '#464a53'] }, ink: { color: INK, width: 3.4 }, path: '100,772! 140,800 168,880! 152,910! 208,938! 184,1040 120,1180 2,1300! 52,1160 96,990 114,860' },
    { id: 'collar@', ...TORSO, fill: { linear: [90, 760, 170, 900], stops: ['#727680', '#52565f'] }, ink: { color: INK, width: 3.4 }, path: '88,752! 112,756 164,802 196,888! 156,912! 128,856 104,800' },
    { id: 'button', ...TORSO, fill: '#2b2d33', ink: { color: '#121318', width: 2.2 }, path: '-14,1340 0,1326 14,1340 0,1354 | -10,1480 4,1466 18,1480 4,1494' },
    { id: 'buttonhi', ...TORSO, fill: '#6d717c', path: '-6,1336 -1,1332 2,1336 -2,1340 | -2,1476 3,1472 6,1476 2,1480' },
    { id: 'badge', ...TORSO, fill: { linear: [130, 1110, 150, 1160], stops: ['#ffffff', '#e9eef7'] }, ink: { color: '#9aa3b4', width: 3 }, path: '140,1108! 236,1096! 240,1136! 144,1148!' },
    { id: 'badgebar', ...TORSO, fill: '#2d5fa8', path: '140,1108! 236,1096! 236.8,1104! 140.8,1116!' },
    { id: 'badgetext', group: 'chest', cache: 'torso', text: 'Kento', font: '600 22px "Noto Sans","DejaVu Sans",sans-serif', color: '#2a3345', at: [191, 1137] },
    arms,
    { id: 'ear@', group: 'head', z: -12, fill: { linear: [150, 470, 190, 560], stops: ['#f6d3bf', '#eebfa6'] }, ink: { color: SKLINE, width: 2.8 }, path: '148,476 160,462 176,466 181,496 174,532 160,556 146,546' },
    { id: 'earl@', group: 'head', z: -10, open: true, ink: { color: '#a9664e', width: 2.6, taper: [0, 1, 0] }, path: '158,480 170,482 172,504 164,526 | 157,500 164,508 159,522' },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKLINE, width: 3.2 }, ...faceOutline('0,250 94,264 144,350 152,450 149,534 140,596 111,650 68,689 33,703 0,706', '0,250 94,264 144,350 152,450 149,535 140,600 111,658 68,699 33,714 0,717') },
    { id: 'hairshadow', use: 'bangs', offset: [7, 18], clip: 'face', fill: '#e6ae92', opacity: 0.75 },
    { id: 'browlight', group: 'head', bulge: 0.8, z: 20, clip: 'face', fill: { radial: [-30, 400, 120, 0.7], stops: ['rgba(255,248,240,.7)', 'rgba(255,248,240,0)'] }, path: '-150,400 -30,316 90,400 -30,484' },
    { id: 'jawshade', group: 'head', bulge: 0.4, z: 34, clip: 'face', fill: { linear: [-20, 690, 124, 620], stops: ['rgba(230,166,138,0)', 'rgba(222,150,122,.8)'] }, path: '180,430! 154,520 134,594 96,652 48,698 0,716 -50,722! 20,770! 190,770!' },
    { id: 'shaven', group: 'head', bulge: 0.7, z: 20, clip: 'face', fill: { linear: [0, 600, 0, 716], stops: ['rgba(186,130,112,0)', 'rgba(186,130,112,.16)'] }, path: '-150,570! -112,600 -62,604 0,606 62,604 112,600 150,570! 150,740! -150,740!' },
    { id: 'cheekbone@', group: 'head', bulge: 0.7, z: 20, clip: 'face', fill: { linear: [150, 590, 100, 620], stops: ['rgba(216,142,114,.5)', 'rgba(216,142,114,0)'] }, path: '158,530 138,566 112,616 96,664 122,676 160,620' },
    { id: 'blush@', group: 'head', bulge: 1, clip: 'face', alpha: 'blush', fill: { radial: [96, 572, 48, 0.6], stops: ['rgba(240,130,110,.4)', 'rgba(240,130,110,.18)', 'rgba(240,120,105,0)'] }, path: '48,572 96,542 144,572 96,602' },
    { id: 'bridge', group: 'head', bulge: 1, z: 16, fill: { linear: [10, 470, 20, 586], stops: ['rgba(222,150,122,.1)', 'rgba(222,150,122,.55)'] }, path: '14,478! 12,540 18,576 9,590 5,560', keys: { turnL: '22,470! 16,530 24,574 12,590 8,556', turnR: '-12,470! -9,530 -10,574 -2,590 -4,556' } },
    { id: 'eyehollow@', group: 'head', bulge: 1, fill: { radial: [40, 478, 26, 1], stops: ['rgba(214,140,112,.2)', 'rgba(214,140,112,0)'] }, path: '14,478 40,452 66,478 40,504' },
    { id: 'nose', group: 'head', bulge: 1, z: 24, open: true, ink: { color: '#95553f', width: 3.2, taper: [0, 1, 0.1] }, path: '15,568 18,578 15,589 5,595 -7,592', keys: { turnL: '16,520 22,552 27,580 14,594 -4,593', turnR: '-16,520 -22,552 -27,580 -14,594 4,593' } },
    { id: 'nostril', group: 'head', bulge: 1, z: 20, open: true, ink: { color: '#a9664e', width: 2.6, taper: [0, 1, 0] }, path: '-19,580 -21,588 -15,592', keys: { turnL: '-15,580 -18,588 -12,592', turnR: '14,580 18,588 12,592' } },
    { id: 'nosehi', group: 'head', bulge: 1, z: 28, fill: '#fff6ee', opacity: 0.75, path: '-2,562 1,552 4,563 1,574', keys: { turnL: '4,560 7,548 10,560 7,572', turnR: '-10,560 -7,548 -4,560 -7,572' } },
    { id: 'mouth', group: 'head', bulge: 1, z: 4, fill: { linear: [0, 610, 0, 660], stops: ['#6e2429', '#97393d'] },
      path: '-38,630! -19,633 0,634 19,633 38,630! 19,634 0,635 -19,634',
      keys: { aa: '-35,625! -19,619 0,618 19,619 35,625! 26,652 0,665 -26,652', ih: '-41,626! -20,624 0,624 20,624 41,626! 24,638 0,643 -24,638', ou: '-15,635! -11,627 0,623 11,627 15,635! 11,644 0,648 -11,644',
        ee: '-42,622! -21,621 0,621 21,621 42,622! 30,643 0,651 -30,643', oh: '-22,634! -17,620 0,613 17,620 22,634! 18,650 0,659 -18,650',
        smile: '-50,616! -25,633 0,639 25,633 50,616! 25,634 0,641 -25,634', frown: '-33,639! -17,632 0,630 17,632 33,639! 17,633 0,631 -17,633', jawOpen: '-33,627! -18,624 0,623 18,624 33,627! 21,645 0,653 -21,645' } },
    { id: 'tongue', group: 'head', bulge: 1, z: 4, clip: 'mouth', alpha: 'mTeeth', fill: '#d9686a', path: '-26,657 -13,646 0,644 13,646 26,657 0,680', keys: { smile: '-26,660 -13,649 0,647 13,649 26,660 0,683', ih: '-26,646 -13,636 0,634 13,636 26,646 0,670', ee: '-26,650 -13,640 0,638 13,640 26,650 0,673' } },
    { id: 'teeth', group: 'head', bulge: 1, z: 4, clip: 'mouth', alpha: 'mTeeth', fill: '#fffdfa', path: '-44,612 0,610 44,612 30,631 0,633 -30,631', keys: { aa: '-44,612 0,608 44,612 28,628 0,630 -28,628', ee: '-44,612 0,610 44,612 34,631 0,634 -34,631', oh: '-44,604 0,600 44,604 26,618 0,620 -26,618', ou: '-44,604 0,600 44,604 26,622 0,623 -26,622' } },
    { id: 'lipline', group: 'head', bulge: 1, z: 4, open: true, ink: { color: '#7d3a33', width: 4, taper: [0.12, 1, 0.12] }, path: '-39,630 -19,633 0,634 19,633 39,630',
      keys: { aa: '-36,625 -19,619 0,618 19,619 36,625', ih: '-42,626 -20,624 0,624 20,624 42,626', ou: '-14.5,635 -11,627 0,623 11,627 14.5,635', ee: '-43,622 -21,621 0,621 21,621 43,622', oh: '-21.3,634 -17,620 0,613 17,620 21.3,634', smile: '-52,615 -25,633 0,639 25,633 52,615', frown: '-34,640 -17,632 0,630 17,632 34,640', jawOpen: '-34,627 -18,624 0,623 18,624 34,627' } },
    { id: 'liplower', group: 'head', bulge: 1, z: 4, open: true, alpha: 'mTeeth', ink: { color: '#8e4a41', width: 2.8, taper: [0, 1, 0] }, path: '38,630 19,634 0,635 -19,634 -38,630',
      keys: { aa: '35,625 26,652 0,665 -26,652 -35,625', ih: '41,626 24,638 0,643 -24,638 -41,626', ou: '15,635 11,644 0,648 -11,644 -15,635', ee: '42,622 30,643 0,651 -30,643 -42,622', oh: '22,634 18,650 0,659 -18,650 -22,634', smile: '50,616 25,634 0,641 -25,634 -50,616', frown: '33,639 17,633 0,631 -17,633 -33,639', jawOpen: '33,627 21,645 0,653 -21,645 -33,627' } },
    { id: 'lowlip', group: 'head', bulge: 1, z: 6, open: true, ink: { color: '#d6957c', width: 3, taper: [0, 1, 0] }, path: '-14,648 0,650 14,648', keys: { aa: '-15,675 0,678 15,675', oh: '-11,670 0,672 11,670', ee: '-15,660 0,663 15,660', ih: '-14,653 0,656 14,653', ou: '-9,657 0,659 9,657', smile: '-15,652 0,655 15,652', jawOpen: '-13,664 0,667 13,664' } },
    manlyEyes,
    { id: 'brow@', group: 'head', bulge: 1, z: 2, fill: { linear: [36, 450, 136, 450], stops: ['#4a3f3c', '#241e1e', '#241e1e'] }, path: '40,455! 66,443 104,439 136,457! 106,449 70,455 43,464!',
      keys: { 'browUp@': '40,441! 66,428 104,423 136,442! 106,434 70,441 43,450!', 'browDown@': '40,466! 66,455 104,448 136,461! 106,457 70,466 43,475!', 'browAngry@': '38,472! 66,457 104,439 136,445! 106,449 70,467 41,481!', browSad: '44,439! 66,437 104,447 133,469! 106,456 70,449 47,448!', faceDown: '40,447! 66,439 104,439 136,458! 106,449 70,451 43,456!' } },
    { id: 'side@', group: 'head', z: 34, fill: '#303138', ink: { color: HLINE, width: 2.4 }, path: '116,292! 156,312 169,366 170,432 165,478 160,500 155,522! 150,494 149,452 143,412 132,366', keys: { 'turn@': '116,292! 156,312 169,366 171,432 168,478 164,496 160,512! 155,488 153,452 146,412 133,366' } },
    { id: 'sidefine@', group: 'head', z: 34, open: true, opacity: 0.6, ink: { color: '#5d6170', width: 2, taper: [0, 1, 0] }, path: '140,330 156,390 156,460 | 150,330 163,390 162,460 | 136,350 148,410 151,480' },
    { id: 'bangs', group: 'head', bulge: 0.8, z: 22, fill: HAIR, ink: { color: HLINE, width: 3 }, path: '82,326! 60,322 36,346! 38,332 32,325! 6,334 -20,368! -20,352 -27,345! -52,356 -76,396! -75,376 -83,367! -103,386 -117,424! -117,404 -124,394! -136,412 -143,456! -151,420 -157,396! -159,420 -166,440! -176,366 -180,310 -173,262 -155,220! -152,210 -124,178 -96,168! -88,160 -54,150 -26,150! -14,142 24,140 54,158! 62,164 72,182 76,202! 84,188 112,190 134,208! 152,222 168,260 175,310 173,362 167,416! 160,390 156,378! 155,406 149,436! 144,384 130,350 108,332' },
    ...combed('bangs', ['70,240 44,246 14,272 -6,316 | 68,228 8,222 -42,262 -70,344 | 66,216 -24,194 -86,248 -112,380 | 64,204 -54,174 -126,234 -140,410 | 60,194 -74,164 -152,244 -166,396', '76,240 88,260 106,292 120,334 | 78,226 108,242 138,290 150,394 | 82,208 122,220 158,274 166,380'],
      { group: 'head', bulge: 0.8, z: 24 }, { deep: '#121318', line: '#0e0e12', bright: '#6b7082', sheen: { linear: [0, 180, 0, 340], stops: ['rgba(104,112,138,.1)', 'rgba(112,120,148,.6)', 'rgba(104,112,138,0)'] }, glint: { linear: [0, 190, 0, 320], stops: ['rgba(190,198,222,.1)', 'rgba(190,198,222,.7)', 'rgba(190,198,222,0)'] } }, { from: 0.34, to: 0.64, width: 18, dense: 2 }),
    { id: 'tufts', group: 'head', bulge: 0.8, z: 26, sway: ['swayTips', 280, 160, 10], fill: '#22232a', path: '26,284! 20,328 -6,372! 10,326 | -34,300! -44,354 -64,402! -52,350 | -86,322! -96,378 -106,422! -100,374 | 68,284! 62,318 48,346! 54,314' },
  ],
};
