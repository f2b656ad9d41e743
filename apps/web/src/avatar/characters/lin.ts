import type { Character, Fill, LayerSource } from '../character';
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

/** Lin - woman about 30, black hair in a bun, pearl earrings, stand-collar teal jacket, ivory scarf. */
const SKIN: Fill = { linear: [-120, 300, 110, 700], stops: ['#fff2e8', '#fde4d4', '#f8d2be'] };
const HAIR_LINE = '#17101a';
const HAIR_DEEP = '#231a27';
const TEAL: Fill = { linear: [-260, 780, 260, 1640], stops: ['#33918f', '#1f7a7a', '#155d60'] };
const LINE = '#0c3a3d';
const GOLD = '#d8b56c';

/** Longer, with the outer corner raised; the iris only gets a little smaller. */
const almond = mirrored((x, y) => [80 + (x - 80) * 1.06, 512 + (y - 512) * 0.88 - (x - 80) * 0.1]);
const smaller = mirrored((x, y) => [80 + (x - 80) * 0.95, 509 + (y - 510) * 0.93]);
const almondEyes = (layers: LayerSource[]): LayerSource[] =>
  layers.flatMap((layer) => reshape([layer], 'group' in layer && layer.group === 'gaze' ? smaller : almond));
const slimmer = mirrored((x, y) => [x * 0.98, y + 4]);
const calm = mirrored((x, y) => [80 + (x - 80) * 1.03, y + 9 - (x - 80) * 0.04]);

// biome-ignore format: one layer a line reads like a table
export const lin: Character = {
  id: 'lin', portrait: { top: 126, width: 650 }, life: { stretch: 0.006, floor: 1700, drift: 26 },
  defaults: { blush: 0.35 },
  groups: womanGroups,
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 100, damping: 7, gain: 1.4 },
    swayEarring: { in: { yaw: 0.05, yawAdd: 0.05, roll: 0.08, lean: 0.06, idleX: 0.3 }, stiffness: 160, damping: 4, gain: 1.6 },
  },
  poses: womanPoses,
  arcs: womanArcs,
  oscillate: womanSwing,
  layers: [
    // ---- behind
    { id: 'bun', group: 'head', z: -70, fill: { linear: [-70, 140, 70, 260], stops: ['#54455a', '#362b3a', '#241b28'] }, ink: { color: HAIR_LINE, width: 3 }, path: '-4,142 44,150 74,180 80,218 56,256 0,266 -58,256 -82,218 -76,178 -46,150' },
    { id: 'bunline', group: 'head', z: -68, open: true, ink: { color: HAIR_LINE, width: 3, taper: [0, 1, 0] }, path: '-66,196 -30,164 20,160 56,184 | -74,222 -36,190 22,186 68,214 | -40,250 -22,214 22,206 60,236 | 30,152 48,172 52,196' },
    { id: 'bunhi', group: 'head', z: -68, fill: 'rgba(190,168,200,.5)', path: '-52,178! -30,160 2,156! -24,168 | -56,204! -30,186 4,182! -26,194' },
    { id: 'cap', group: 'head', z: -40, symmetric: true, fill: { linear: [-60, 236, 60, 640], stops: ['#3a2f3f', '#2c2330', '#1d1520'] }, ink: { color: HAIR_LINE, width: 3 }, path: '0,228 92,250 150,312 172,410 168,486 140,548 90,600 0,620' },
    ...womanNeck,
    // ---- torso
    ...womanSuit({ fill: TEAL, line: LINE, shade: '#0f4c50', fold: '#0d4246', bust: ['rgba(8,48,52,0)', 'rgba(8,48,52,.28)', 'rgba(8,48,52,0)'], skirt: ['#1b5f63', '#154d51', '#0f3c40'], front: '38,906 56,1000 58,1200 54,1440 62,1664' }),
    { id: 'flap@', group: 'body', cache: 'torso', fill: '#1c7072', ink: { color: LINE, width: 3 }, path: '92,1452! 190,1432! 198,1474! 98,1496!' },
    { id: 'overlap', group: 'body', cache: 'torso', clip: 'jacket', fill: '#0f4c50', opacity: 0.4, path: '40,900! 60,1000 62,1200 58,1440 66,1680! 84,1680! 78,1440 82,1200 78,1000 60,896!' },
    { id: 'placketgold', group: 'body', cache: 'torso', open: true, ink: { color: GOLD, width: 2.8, taper: [0.6, 1, 0.6] }, path: '30,912 48,1000 50,1200 46,1440 54,1662' },
    { id: 'button', group: 'body', cache: 'torso', fill: { linear: [0, 960, 50, 1452], stops: ['#f6e2ae', '#d3aa55', '#f0d493', '#b98f42'] }, ink: { color: '#5c4318', width: 2.2 }, path: '8,980 20,968 32,980 20,992 | 10,1090 22,1078 34,1090 22,1102 | 12,1200 24,1188 36,1200 24,1212 | 10,1310 22,1298 34,1310 22,1322 | 8,1420 20,1408 32,1420 20,1432' },
    ...nameBadge({ name: 'Lin', bar: '#1f7a7a', ink: '#17484a', edge: '#b48a3c' }),
    womanArms({ upper: ['#196b6c', '#2f8c8a', '#186668'], fore: ['#18686a', '#33918f', '#1a6b6c'], shade: '#0f4c50', line: LINE, fold: '#0d4246',
      cuff: { stops: ['#efe6d2', '#fffaf0', '#e4d9c2'], line: '#b09b72' }, button: { fill: GOLD, line: '#5c4318' } }),
    // ---- scarf and stand collar
    { id: 'scarf', group: 'body', symmetric: true, fill: { linear: [-50, 770, 50, 910], stops: ['#fffdf6', '#f7efdf', '#e6d8be'] }, ink: { color: '#a78f66', width: 2.6 }, path: '0,786 30,776 56,744! 72,770 74,820 50,870 20,896 0,900' },
    { id: 'scarfshade', group: 'body', clip: 'scarf', fill: '#dccbab', opacity: 0.8, path: '6,848! 30,862 60,850 80,820 76,900 20,930 | -80,820! -60,846 -40,858 -56,880' },
    { id: 'scarffold', group: 'body', open: true, ink: { color: '#b39c73', width: 2.6, taper: [0, 1, 0] }, path: '-58,764 -34,800 0,816 36,806 | 58,764 40,796 10,812 -14,814 | -56,796 -24,832 14,842 | 4,850 -4,870 -4,890 | 12,848 20,866 18,880 | -4,850 -22,864 -30,876' },
    { id: 'scarfknot', group: 'body', fill: { linear: [-20, 806, 24, 850], stops: ['#fffdf6', '#eadcc2'] }, ink: { color: '#a78f66', width: 2.6 }, path: '-20,818 0,806 22,816 28,836 12,852 -12,850 -24,836' },
    { id: 'knotl', group: 'body', open: true, ink: { color: '#b39c73', width: 2.2, taper: [0, 1, 0] }, path: '-8,816 -10,830 -4,844 | 8,814 12,830 8,844' },
    { id: 'collar@', group: 'body', fill: { linear: [60, 740, 110, 880], stops: ['#3a9a97', '#237f7e', '#1a6a6c'] }, ink: { color: LINE, width: 3.2 }, path: '60,738! 82,742 104,772 116,802 100,846 64,890 4,926! 2,890! 34,866 58,830 66,790' },
    { id: 'collargold@', group: 'body', open: true, ink: { color: GOLD, width: 3, taper: [0.6, 1, 0.6] }, path: '66,748 73,790 65,834 41,872 6,900' },
    // ---- head
    { id: 'ear@', group: 'head', z: -12, fill: { linear: [146, 470, 186, 560], stops: ['#fbd9c7', '#f5c3ac'] }, ink: { color: SKIN_LINE, width: 2.6 }, path: '142,482 156,466 172,468 179,492 174,526 160,556 148,564 138,548' },
    { id: 'earl@', group: 'head', z: -10, open: true, ink: { color: '#c98671', width: 2.4, taper: [0, 1, 0] }, path: '152,484 166,480 170,500 162,526 | 152,506 160,512 156,530' },
    { id: 'stud@', group: 'head', z: -8, fill: GOLD, ink: { color: '#6b4f22', width: 1.8 }, path: '150,558 155,554 160,558 155,563' },
    { id: 'pearl@', group: 'head', z: -8, sway: ['swayEarring', 556, 30, 9], fill: { radial: [152, 574, 14, 1], stops: ['#ffffff', '#fbf3ea', '#d9c7b8'] }, ink: { color: '#9a8474', width: 2 }, path: '155,565 166,576 155,588 144,576' },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKIN_LINE, width: 3 }, ...faceOutline('0,262 94,282 144,370 151,460 146,532 127,596 84,656 36,693 0,702', '0,262 94,282 144,370 151,460 146,533 127,601 84,664 35,704 0,713') },
    { id: 'hairshadow', use: 'bangs', offset: [5, 15], clip: 'face', fill: '#efb398', opacity: 0.75 },
    ...reshape(cheeks, slimmer),
    ...reshape(nose, slimmer),
    ...reshape(mouth({ line: '#a8323f', lower: 'rgba(214,78,84,.5)' }), slimmer),
    almondEyes(eyes({ stops: [[0, '#161013'], [0.42, '#3f2c2c'], [0.76, '#745046'], [1, '#b88a6c']], line: '#1a1114', glow: ['rgba(236,190,150,.85)', 'rgba(220,170,130,.3)', 'rgba(220,170,130,0)'], ray: '#e2b48c' })),
    { id: 'mole', group: 'head', bulge: 1, z: 2, fill: '#8a4f3e', path: '108,556 111,553 114,556 111,559' },
    // ---- hair in front
    { id: 'bangs', group: 'head', bulge: 0.6, z: 26, fill: { linear: [-40, 226, 40, 500], stops: ['#3a2f40', '#4a3d50', '#33283a', '#2b2130'] }, ink: { color: HAIR_LINE, width: 3 }, symmetric: true, path: '0,224! 72,234 130,278 164,350 174,430 170,508! 160,490 149,468 138,450 118,412 82,380 36,348 0,314!' },
    { id: 'crown', group: 'head', bulge: 0.6, z: 26, open: true, alpha: 'lookDown', ink: { color: '#3a2f40', width: 15, taper: [0.1, 1, 0.1] }, path: '-146,300 -128,280 -70,238 0,227 70,238 128,280 146,300' },
    { id: 'bangshi', group: 'head', bulge: 0.6, z: 28, fill: { linear: [0, 258, 0, 400], stops: ['rgba(186,166,200,.08)', 'rgba(200,180,212,.6)', 'rgba(186,166,200,.05)'] }, path: '-24,262! -66,282 -98,326! -56,294 | -46,254! -96,286 -126,348! -84,298 | -70,252! -120,294 -146,372! -106,304 | -98,262! -138,312 -158,400! -128,322 | 30,264! 70,286 98,328! 60,296 | 58,256! 104,290 132,354! 92,302 | 90,260! 132,308 154,388! 122,318' },
    { id: 'bangsline', group: 'head', bulge: 0.6, z: 28, open: true, ink: { color: HAIR_DEEP, width: 2.8, taper: [0.1, 1, 0] }, path: '0,230 1,266 0,314 | -4,290 -60,328 -118,388 -156,472 | -4,270 -72,298 -132,362 -164,460 | -4,252 -82,270 -144,336 -170,450 | -4,238 -92,248 -152,312 | 4,290 60,328 118,388 156,472 | 4,270 72,298 132,362 164,460 | 4,252 82,270 144,336 170,450 | 4,238 92,248 152,312' },
    { id: 'bangsfine', group: 'head', bulge: 0.6, z: 28, open: true, opacity: 0.55, ink: { color: '#7d6b86', width: 2, taper: [0, 1, 0] }, path: '-8,304 -60,342 -112,400 -144,456 | -10,262 -80,284 -138,348 -166,444 | 8,304 60,342 112,400 144,456 | 10,262 80,284 138,348 166,444' },
    { id: 'strand@', group: 'head', z: 40, sway: ['swayHair', 440, 180, 18], fill: { linear: [130, 420, 140, 620], stops: ['#33283a', '#4a3d50', '#33283a'] }, ink: { color: HAIR_LINE, width: 2 }, path: '122,400! 140,436 147,482 146,536 140,582 126,618! 134,578 139,534 139,488 132,446' },
    ...reshape(brows('#33262f'), calm),
  ],
};
