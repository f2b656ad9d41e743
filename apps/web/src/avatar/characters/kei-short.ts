import type { Character, Fill } from '../character';
import { faceOutline } from './figure/face-outline';
import { mirrored, reshape } from './figure/reshape';
import {
  nameBadge,
  SKIN_LINE,
  womanArcs,
  womanArms,
  womanGroups,
  womanNeck,
  womanPoses,
  womanSuit,
  womanSwing,
} from './figure/woman-body';
import { brows, cheeks, eyes, mouth, nose } from './figure/woman-face';

/** Kei_short (shown as Emiri) - woman about 22, chestnut bob with an airy fringe, collarless beige jacket, brown ribbon. */
const SKIN: Fill = { linear: [-120, 300, 110, 700], stops: ['#fff4ec', '#ffe9db', '#fcdac8'] };
const HAIR_LINE = '#4a2716';
const HAIR_DARK = '#6b4029';
const BEIGE: Fill = { linear: [-260, 780, 260, 1640], stops: ['#ecdccb', '#dcc5b0', '#c8ab92'] };
const LINE = '#66493a';
const RIBBON_LINE = '#4f2b1e';

/** Rounder and a little taller. */
const rounder = mirrored((x, y) => [79 + (x - 79) * 0.98, y < 512 ? 512 - (512 - y) * 1.1 : 512 + (y - 512) * 1.05]);
const higher = mirrored((x, y) => [x * 0.96, y - 5]);

// biome-ignore format: one layer a line reads like a table
export const keiShort: Character = {
  id: 'kei-short', portrait: { top: 172, width: 620 }, life: { stretch: 0.006, floor: 1700, drift: 30 },
  defaults: { blush: 0.6 },
  groups: womanGroups,
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 130, damping: 9, gain: 1.4 },
    swayRibbon: { in: { yaw: 0.02, lean: 0.09, bow: 0.02, idleX: 0.2 }, stiffness: 120, damping: 8, gain: 1.2 },
  },
  poses: womanPoses,
  arcs: womanArcs,
  oscillate: womanSwing,
  layers: [
    // ---- behind
    { id: 'bobback', group: 'head', z: -40, symmetric: true, sway: ['swayHair', 480, 260, 10], fill: { linear: [0, 520, 0, 720], stops: ['#5a3321', '#6b4029'] }, ink: { color: HAIR_LINE, width: 3 }, path: '0,226 102,250 170,318 195,430 202,540 200,620 180,684 132,714 60,722 0,722' },
    { id: 'cap', group: 'head', z: -40, symmetric: true, fill: { linear: [-60, 236, 60, 640], stops: ['#a06c4b', '#8f5f42', '#5a3321'] }, path: '0,228 102,252 169,320 192,430 194,560 150,640 0,660' },
    ...womanNeck,
    // ---- torso
    ...womanSuit({ fill: BEIGE, line: LINE, shade: '#a8866c', fold: '#8a6d4c', bust: ['rgba(122,92,60,0)', 'rgba(122,92,60,.2)', 'rgba(122,92,60,0)'], skirt: ['#8a6650', '#745341', '#5f4234'], front: '1,1066 6,1200 4,1440 14,1660' }),
    { id: 'flap@', group: 'body', cache: 'torso', fill: '#d2b8a1', ink: { color: LINE, width: 3 }, path: '92,1452! 190,1432! 198,1474! 98,1496!' },
    { id: 'edgeshade@', group: 'body', cache: 'torso', fill: '#a8866c', opacity: 0.5, path: '112,792! 138,812 144,872 120,948 70,1024 0,1086! 0,1062! 56,1004 104,926 116,856' },
    { id: 'blouse', group: 'body', cache: 'torso', symmetric: true, fill: { linear: [0, 800, 0, 1050], stops: ['#fffdf8', '#fbf5ea', '#ecdfcc'] }, ink: { color: '#b79f7f', width: 2.4 }, path: '0,798 34,784 60,756! 104,784 116,852 94,928 0,1056!' },
    { id: 'blouseline', group: 'body', cache: 'torso', open: true, ink: { color: '#d8c8b0', width: 2.6 }, path: '0,880 1,960 0,1030 | 32,880 34,930 22,1000 | -32,880 -34,930 -22,1000 | 62,870 70,920 58,960 | -62,870 -70,920 -58,960' },
    { id: 'band', group: 'body', cache: 'torso', symmetric: true, fill: { linear: [-60, 760, 60, 840], stops: ['#fffefa', '#f3e9d9'] }, ink: { color: '#b79f7f', width: 2.4 }, path: '0,800 36,784 58,746! 74,762 56,808 0,832' },
    { id: 'edge@', group: 'body', cache: 'torso', fill: { linear: [60, 780, 140, 1000], stops: ['#f2e5d7', '#e4d0bd', '#d6bca5'] }, ink: { color: LINE, width: 3 }, path: '72,758! 100,772 127,800 130,862 106,936 54,1010 0,1066! 0,1048! 46,998 93,926 114,856 108,806 88,780' },
    { id: 'welt@', group: 'body', cache: 'torso', open: true, ink: { color: '#8a6d57', width: 2.6, taper: [0, 1, 0] }, path: '140,812 168,900 164,1000 152,1120' },
    { id: 'button', group: 'body', cache: 'torso', fill: { linear: [-12, 1128, 14, 1452], stops: ['#f6e3b4', '#d8b46a', '#f0d59a', '#c39a52'] }, ink: { color: '#6b4f22', width: 2.2 }, path: '-12,1130 0,1118 12,1130 0,1142 | -11,1236 1,1224 13,1236 1,1248 | -11,1342 1,1330 13,1342 1,1354 | -13,1448 -1,1436 11,1448 -1,1460' },
    ...nameBadge({ name: 'Emiri', bar: '#c98a5e', ink: '#5a3a28', edge: '#b48a3c' }),
    womanArms({ upper: ['#c9ad95', '#e6d2bf', '#c5a88f'], fore: ['#c8ab93', '#e9d6c4', '#c8ab92'], shade: '#a8866c', line: LINE, fold: '#8a6d4c',
      cuff: { stops: ['#efe4d2', '#fffdf8', '#e6d8c2'], line: '#b79f7f' }, button: { fill: '#e0c07c', line: '#6b4f22' } }),
    // ---- ribbon
    { id: 'tail@', group: 'body', sway: ['swayRibbon', 850, 150, 14], fill: { linear: [0, 850, 50, 980], stops: ['#7c4a36', '#9a6249', '#84513b'] }, ink: { color: RIBBON_LINE, width: 2.6 }, path: '1,842! 15,859 31,902 38,948! 25,942 13,950! 6,905 -1,866' },
    { id: 'loop@', group: 'body', fill: { linear: [10, 806, 84, 870], stops: ['#84513b', '#a86e53', '#8a563f'] }, ink: { color: RIBBON_LINE, width: 2.8 }, path: '4,836! 21,816 49,805 65,817 68,841 59,861 38,859 18,848' },
    { id: 'loopin@', group: 'body', fill: '#6b3c2a', opacity: 0.75, path: '15,838! 33,827 52,827 58,839 50,848 33,845' },
    { id: 'loopfold@', group: 'body', open: true, ink: { color: RIBBON_LINE, width: 2.4, taper: [0.6, 1, 0] }, path: '9,833 25,828 41,819 | 10,841 27,844 41,852' },
    { id: 'knot', group: 'body', fill: { linear: [-14, 820, 14, 866], stops: ['#b0775a', '#84513b'] }, ink: { color: RIBBON_LINE, width: 2.8 }, path: '-10,824 0,820 10,824 13,838 9,852 0,855 -9,852 -13,838' },
    { id: 'knotl', group: 'body', open: true, ink: { color: RIBBON_LINE, width: 2.2, taper: [0, 1, 0] }, path: '-4,825 -5,838 -3,850 | 4,825 5,838 4,848' },
    // ---- head
    { id: 'ear@', group: 'head', z: -12, fill: '#fbd6c3', ink: { color: SKIN_LINE, width: 2.6 }, path: '146,480 158,472 170,482 172,508 162,536 150,548 142,536' },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKIN_LINE, width: 3 }, ...faceOutline('0,262 96,282 148,370 156,460 152,532 134,592 90,646 38,680 0,688', '0,262 96,282 148,370 156,460 152,533 134,597 90,654 37,691 0,699') },
    { id: 'hairshadow', use: 'bangs', offset: [5, 16], clip: 'face', fill: '#f3bda2', opacity: 0.75 },
    { id: 'bobshadowL', use: 'bobL', offset: [-9, 8], clip: 'face', fill: '#f3bda2', opacity: 0.6 },
    { id: 'bobshadowR', use: 'bobR', offset: [13, 8], clip: 'face', fill: '#f3bda2', opacity: 0.6 },
    ...reshape(cheeks, higher),
    ...reshape(nose, higher),
    ...reshape(mouth(), higher),
    reshape(eyes({ stops: [[0, '#3a1d12'], [0.4, '#7a4426'], [0.74, '#b9793f'], [1, '#e8b673']], line: '#3a1c12', glow: ['rgba(255,218,150,.9)', 'rgba(255,204,130,.3)', 'rgba(255,204,130,0)'], ray: '#ffd79a' }), rounder),
    // ---- hair in front
    [{ id: 'bob@', group: 'head', z: 30, sway: ['swayHair', 480, 260, 16], fill: { linear: [130, 380, 200, 720], stops: [[0, '#8f5d3f'], [0.4, '#a16d4b'], [0.75, '#8a583b'], [1, '#a8724e']] }, ink: { color: HAIR_LINE, width: 3 }, path: '128,320! 172,374 197,450 208,550 208,626 194,682 160,712 112,716! 134,704 146,688! 132,694 116,694! 136,676 147,646 150,604 150,560 154,520 142,450' },
    { id: 'bobhi@', group: 'head', z: 30, sway: ['swayHair', 480, 260, 16], fill: { linear: [170, 450, 190, 690], stops: ['rgba(240,196,152,0)', 'rgba(240,196,152,.6)', 'rgba(240,196,152,.12)', 'rgba(240,196,152,.4)', 'rgba(240,196,152,0)'] }, path: '180,452! 195,540 196,616 180,676! 186,616 184,540 | 166,470! 174,556 172,630 158,684! 164,622 164,548' },
    { id: 'bobline@', group: 'head', z: 30, sway: ['swayHair', 480, 260, 16], open: true, ink: { color: HAIR_DARK, width: 3, taper: [0, 1, 0] }, path: '156,430 168,540 168,620 152,676 126,700 | 176,430 196,550 196,630 176,690 144,710' },
    { id: 'bobfine@', group: 'head', z: 30, sway: ['swayHair', 480, 260, 16], open: true, opacity: 0.6, ink: { color: '#d3a077', width: 2, taper: [0, 1, 0] }, path: '150,500 160,570 158,640 142,684 | 188,470 202,560 202,630 186,680 158,706' }],
    { id: 'bangs', group: 'head', bulge: 0.8, z: 26, fill: { linear: [-40, 236, 40, 460], stops: ['#8d5b3e', '#a9744f', '#8a573a', '#a06a47'] }, ink: { color: HAIR_LINE, width: 2.8 },
      path: '0,220 -72,234 -138,282 -178,362 -192,450 -192,572! -178,540 -166,500 -156,460 -148,420! -155,454 -156,488! -134,468 -112,436 -96,398! -104,428 -110,462! -80,446 -50,412 -32,368! -40,408 -50,450! -16,432 14,394 28,340! 40,388 66,426 100,450! 90,426 86,400! 100,434 124,460 156,484! 148,456 146,424! 156,464 172,520 192,572! 192,450 178,362 138,282 72,234' },
    { id: 'crown', group: 'head', bulge: 0.8, z: 26, open: true, alpha: 'lookDown', ink: { color: '#8d5b3e', width: 15, taper: [0.1, 1, 0.1] }, path: '-150,300 -136,284 -70,237 0,223 70,237 136,284 150,300' },
    { id: 'bangshi', group: 'head', bulge: 0.8, z: 28, fill: { linear: [0, 280, 0, 380], stops: ['rgba(246,206,164,.05)', 'rgba(248,212,172,.78)', 'rgba(246,206,164,.05)'] },
      path: '-4,292! -16,320 -16,360! -2,326 | -34,288! -52,322 -54,366! -36,328 | -62,290! -86,328 -92,374! -68,334 | -94,302! -118,340 -126,386! -102,348 | -124,322! -146,360 -154,406! -134,370 | 14,292! 12,322 22,360! 28,322 | 42,288! 46,328 62,366! 62,322 | 70,292! 80,336 100,376! 96,328 | 100,304! 110,352 132,392! 126,344 | 130,326! 138,372 156,408! 152,366' },
    { id: 'bangsline', group: 'head', bulge: 0.8, z: 28, open: true, ink: { color: HAIR_DARK, width: 2.8, taper: [0.1, 1, 0] }, path: '24,244 2,288 -22,334 -32,368 | 22,242 -34,286 -78,346 -96,398 | 20,240 -76,274 -134,350 -148,420 | 18,238 -108,262 -164,350 -174,470 | 28,246 32,286 30,316 28,340 | 32,244 60,296 80,350 86,400 | 34,242 92,288 132,360 146,424 | 36,240 116,278 164,370 176,490' },
    { id: 'bangsfine', group: 'head', bulge: 0.8, z: 28, open: true, opacity: 0.6, ink: { color: '#d3a077', width: 2, taper: [0, 1, 0] }, path: '14,280 -2,330 -20,376 -38,416 | -10,280 -50,340 -80,396 -98,436 | -40,280 -96,340 -130,410 -146,462 | -80,280 -140,350 -162,450 | 40,280 52,350 76,410 | 50,270 92,340 116,420 | 80,276 130,350 148,430 | -150,310 -176,380 -186,480 | 150,310 176,380 186,480' },
    { id: 'wisps', group: 'head', bulge: 0.8, z: 28, open: true, ink: { color: '#85543a', width: 4.4, taper: [0.3, 0.9, 0] }, path: '28,326 34,372 50,408 76,440 | 24,350 10,396 -16,446' },
    ...brows('#6b3f28'),
  ],
};
