import type { Character, Fill } from '../character';
import { eyes } from './figure/eyes';
import { faceOutline } from './figure/face-outline';
import { combed, dome } from './figure/hair';
import { mouth } from './figure/mouth';
import { mirrored, reshape } from './figure/reshape';
import {
  CHEST,
  nameBadge,
  SKIN_LINE,
  TORSO,
  womanArcs,
  womanArms,
  womanGroups,
  womanNeck,
  womanPoses,
  womanSuit,
  womanSwing,
} from './figure/woman-body';
import { brows, cheeks, nose } from './figure/woman-face';

/** Kei_short (shown as Emiri) - woman about 22, chestnut bob with an airy fringe, collarless beige jacket, brown ribbon. */
const SKIN: Fill = { linear: [-120, 300, 110, 700], stops: ['#fff4ec', '#ffe9db', '#fcdac8'] };
const HAIR_LINE = '#4a2716';
const HAIR_DARK = '#6b4029';
const LINE = '#66493a';
const RIBBON_LINE = '#4f2b1e';

/** Rounder and a little taller. */
const rounder = mirrored((x, y) => [
  80 + (x - 81) * 1.02,
  y < 512 ? 512 - (512 - y) * 1.06 : 512 + (y - 512) * 1.06 + (x - 81) * 0.06,
]);
const higher = mirrored((x, y) => [x * 0.96, y - 5]);

const BOB = { group: 'head', z: 30, sway: ['swayHair', 480, 260, 16] } as const;
const TOP = { group: 'head', bulge: 0.8 } as const;
const TONES = { deep: '#643a24', line: HAIR_DARK, bright: '#d9a67c' };

// biome-ignore format: one layer a line reads like a table
export const keiShort: Character = {
  id: 'kei-short', portrait: { top: 172, width: 620 }, life: { stretch: 0.006, floor: 1700, drift: 30 },
  defaults: { blush: 0.6 },
  groups: womanGroups,
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 130, damping: 9, gain: 1.4 },
    swayTips: { in: { yaw: 0.045, yawAdd: 0.045, roll: 0.06, lean: 0.06 }, stiffness: 70, damping: 5, gain: 1.3 },
    swaySkirt: { in: { lean: 0.12, idleX: 0.3, bow: 0.01 }, stiffness: 60, damping: 6, gain: 1.4 },
    swayRibbon: { in: { yaw: 0.02, lean: 0.09, bow: 0.02, idleX: 0.2 }, stiffness: 120, damping: 8, gain: 1.2 },
  },
  poses: womanPoses,
  arcs: womanArcs,
  oscillate: womanSwing,
  layers: [
    // ---- behind
    { id: 'bobback', group: 'head', z: -40, symmetric: true, sway: ['swayHair', 480, 260, 10], fill: { linear: [0, 520, 0, 720], stops: ['#5a3321', '#6b4029'] }, ink: { color: HAIR_LINE, width: 3 }, path: '0,226 102,250 170,318 195,430 202,540 200,620 180,684 132,714 60,722 0,722' },
    ...dome('#a06c4b', HAIR_LINE, '#c08a60'),
    { id: 'cap', group: 'head', z: -40, symmetric: true, fill: { linear: [-60, 236, 60, 640], stops: ['#a06c4b', '#8f5f42', '#5a3321'] }, path: '0,228 102,252 169,320 192,430 194,560 150,640 0,660' },
    ...womanNeck,
    // ---- torso
    ...womanSuit({ cloth: '#cba987', skirt: '#6f4d3c', line: LINE, front: '1,1066 6,1200 4,1440 14,1660' }),
    { id: 'flap@', ...TORSO, fill: '#c39f7c', ink: { color: LINE, width: 3 }, path: '92,1452! 190,1432! 198,1474! 98,1496!' },
    { id: 'edgeshade@', ...TORSO, fill: '#a8866c', opacity: 0.5, path: '112,792! 138,812 144,872 120,948 70,1024 0,1086! 0,1062! 56,1004 104,926 116,856' },
    { id: 'blouse', ...TORSO, symmetric: true, fill: { linear: [0, 800, 0, 1050], stops: ['#fffdf8', '#fbf5ea', '#ecdfcc'] }, ink: { color: '#b79f7f', width: 2.4 }, path: '0,798 34,784 60,756! 104,784 116,852 94,928 0,1056!' },
    { id: 'blouseline', ...TORSO, open: true, ink: { color: '#d8c8b0', width: 2.6 }, path: '0,880 1,960 0,1030 | 32,880 34,930 22,1000 | -32,880 -34,930 -22,1000 | 62,870 70,920 58,960 | -62,870 -70,920 -58,960' },
    { id: 'band', ...TORSO, symmetric: true, fill: { linear: [-60, 760, 60, 840], stops: ['#fffefa', '#f3e9d9'] }, ink: { color: '#b79f7f', width: 2.4 }, path: '0,800 36,784 58,746! 74,762 56,808 0,832' },
    { id: 'edge@', ...TORSO, fill: { linear: [60, 780, 140, 1000], stops: ['#e6cdb0', '#d6b592', '#c4a07c'] }, ink: { color: LINE, width: 3 }, path: '72,758! 100,772 127,800 130,862 106,936 54,1010 0,1066! 0,1048! 46,998 93,926 114,856 108,806 88,780' },
    { id: 'welt@', ...TORSO, open: true, ink: { color: '#8a6d57', width: 2.6, taper: [0, 1, 0] }, path: '140,812 168,900 164,1000 152,1120' },
    { id: 'button', ...TORSO, fill: { linear: [-12, 1128, 14, 1452], stops: ['#f6e3b4', '#d8b46a', '#f0d59a', '#c39a52'] }, ink: { color: '#6b4f22', width: 2.2 }, path: '-12,1130 0,1118 12,1130 0,1142 | -11,1236 1,1224 13,1236 1,1248 | -11,1342 1,1330 13,1342 1,1354 | -13,1448 -1,1436 11,1448 -1,1460' },
    ...nameBadge({ name: 'Emiri', bar: '#c98a5e', ink: '#5a3a28', edge: '#b48a3c' }),
    womanArms({ cloth: '#f6efe3', shade: '#ddc8ab', line: '#9a8064', cuff: { stops: ['#e6d8c2', '#fffdf8', '#e0d0b8'], line: '#b79f7f' }, button: { fill: '#e0c07c', line: '#6b4f22' } }),
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
    [{ id: 'bob@', ...BOB, fill: { linear: [130, 380, 200, 720], stops: [[0, '#8b573a'], [0.4, '#a56f4c'], [0.75, '#86543a'], [1, '#b07a54']] }, ink: { color: HAIR_LINE, width: 3 }, path: '128,320! 172,374 199,450 212,550 214,626 200,684 168,718 116,726! 138,710 148,694! 130,702 106,700! 130,682 144,652 150,604 151,560 154,520 142,450' },
    ...combed('bob@', ['140,350 152,470 154,560 150,640 122,694 | 142,346 170,460 174,560 168,650 136,704 | 144,340 186,450 194,560 188,650 152,706 | 146,336 196,450 208,560 208,640 176,706'], BOB,
      { ...TONES, sheen: { linear: [170, 440, 190, 700], stops: ['rgba(232,178,128,0)', 'rgba(236,184,134,.55)', 'rgba(232,178,128,.1)', 'rgba(232,178,128,.4)', 'rgba(232,178,128,0)'] }, glint: { linear: [170, 450, 190, 690], stops: ['rgba(255,228,190,0)', 'rgba(255,228,190,.75)', 'rgba(255,228,190,0)', 'rgba(255,228,190,.4)'] } }, { from: 0.2, to: 0.78, width: 14, dense: 1 })],
    { id: 'sidelock@', group: 'head', z: 38, sway: ['swayTips', 460, 220, 22], fill: { linear: [140, 440, 150, 680], stops: ['#8b573a', '#a8724e', '#8f5d40'] }, ink: { color: HAIR_LINE, width: 2.2 }, path: '140,440! 154,500 156,570 150,630 126,676! 136,630 140,570 140,510' },
    { id: 'bangs', ...TOP, z: 26, fill: { linear: [-40, 236, 40, 470], stops: ['#8a563a', '#ab7550', '#8a573a', '#a66f4a'] }, ink: { color: HAIR_LINE, width: 2.8 },
      path: '0,220 -72,234 -138,282 -178,362 -192,450 -192,572! -178,540 -166,500 -158,462 -150,424! -152,448 -150,472! -136,448 -124,424! -122,446 -114,462! -102,436 -94,400! -88,424 -78,442! -64,422 -56,398! -52,420 -44,436! -26,410 -14,372! -12,400 -4,424! 14,404 26,348! 34,392 44,426! 56,408 60,386! 68,414 82,438! 90,418 94,404! 104,434 118,456! 124,438 126,424! 136,448 150,476! 152,452 150,428! 160,468 174,524 192,572! 192,450 178,362 138,282 72,234' },
    { id: 'crown', ...TOP, z: 26, open: true, alpha: 'lookDown', ink: { color: '#8d5b3e', width: 15, taper: [0.1, 1, 0.1] }, path: '-150,300 -136,284 -70,237 0,223 70,237 136,284 150,300' },
    ...combed('bangs', [
      '20,246 14,300 4,350 -4,410 | 18,246 -12,300 -34,350 -46,424 | 14,244 -40,290 -72,350 -84,430 | 10,242 -72,284 -112,350 -124,440 | 6,242 -92,276 -142,350 -152,450 | 4,242 -96,268 -160,356 -184,540',
      '26,248 30,300 34,350 42,414 | 28,246 52,300 70,350 82,424 | 32,244 80,290 104,350 118,440 | 38,242 104,284 136,356 148,450 | 44,242 112,276 162,360 184,540'], { ...TOP, z: 28 },
      { ...TONES, sheen: { linear: [0, 270, 0, 410], stops: ['rgba(232,178,128,.1)', 'rgba(238,188,138,.62)', 'rgba(232,178,128,0)'] }, glint: { linear: [0, 284, 0, 392], stops: ['rgba(255,232,200,.1)', 'rgba(255,232,200,.9)', 'rgba(255,232,200,0)'] } }, { from: 0.3, to: 0.62, width: 17, dense: 2 }),
    { id: 'wisps', ...TOP, z: 29, sway: ['swayTips', 300, 240, 12], fill: '#94613f', path: '22,330! 14,386 -14,452! 6,392 | 28,340! 34,392 54,448! 42,394 | -60,380! -74,420 -98,458! -80,418 | 64,376! 76,420 98,462! 84,418' },
    { id: 'clip', group: 'head', bulge: 0.8, z: 34, fill: { linear: [118, 372, 170, 396], stops: ['#fff3dc', '#f0cf96', '#d9a860'] }, ink: { color: '#8a6432', width: 2 }, path: '112,372! 162,392! 166,401! 161,406! 112,386! 108,379! | 112,394! 156,412! 159,420! 154,424! 112,408! 108,401!' },
    ...reshape(brows('#6b3f28'), mirrored((x, y) => [x * 0.96, y + (x - 84) * 0.06 - 2])),
  ],
};
