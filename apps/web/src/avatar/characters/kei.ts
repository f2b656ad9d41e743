import type { Character, Fill } from '../character';
import { faceOutline } from './figure/face-outline';
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

/** Kei (shown as Yukika) - woman about 25, long dark brown hair, navy reception jacket. */
const SKIN: Fill = { linear: [-120, 300, 110, 700], stops: ['#fff3ea', '#fee7d8', '#fbd8c5'] };
const HLINE = '#2a1512';
const NAVY: Fill = { linear: [-260, 780, 260, 1640], stops: ['#41598f', '#2f4374', '#24345e'] },
  NLINE = '#141d38',
  NDK = '#1d2a4f';
// biome-ignore format: one layer a line reads like a table
export const kei: Character = {
  id: 'kei', portrait: { top: 172, width: 620 }, life: { stretch: 0.006, floor: 1700, drift: 30 },
  defaults: { blush: 0.55 },
  groups: womanGroups,
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 70, damping: 7, gain: 1.4 },
    swayRibbon: { in: { yaw: 0.02, lean: 0.09, bow: 0.02, idleX: 0.2 }, stiffness: 120, damping: 8, gain: 1.2 },
  },
  poses: womanPoses,
  arcs: womanArcs,
  oscillate: womanSwing,
  layers: [
    // ---- behind
    { id: 'backhair', group: 'head', mix: ['body', 690, 860], z: -40, symmetric: true, sway: ['swayHair', 560, 460, 34], fill: '#2f1b18', ink: { color: HLINE, width: 3 },
      path: '0,230 100,252 166,320 189,430 194,560 203,700 210,820 196,940 150,1010 60,1030 0,1032' },
    { id: 'cap', group: 'head', z: -40, symmetric: true, fill: { linear: [-60, 236, 60, 640], stops: ['#4d2f27', '#4b2d26', '#2e1a17'] }, path: '0,230 100,252 166,320 189,430 191,560 150,640 0,660' },
    { id: 'capline', group: 'head', z: -36, open: true, ink: { color: '#2f1a16', width: 3, taper: [0, 1, 0] }, path: '10,262 90,276 156,340 184,450 190,580 | 10,262 -70,274 -150,340 -184,450 -190,580 | 10,300 70,300 140,350 170,450 176,600 | 0,300 -70,300 -140,350 -170,450 -176,600' },
    { id: 'caphi', group: 'head', z: -36, fill: 'rgba(190,134,102,.45)', path: '-150,304! -174,352 -184,410! -174,354 -158,316 | 150,304! 174,352 184,410! 174,354 158,316' },
    ...womanNeck,
    // ---- torso (cached)
    ...womanSuit({ fill: NAVY, line: NLINE, shade: '#1f2d56', fold: '#1a2647', bust: ['rgba(20,30,62,0)', 'rgba(20,30,62,.3)', 'rgba(20,30,62,0)'], skirt: ['#34487a', '#26365f', '#1f2c50'] }),
    { id: 'jlight', group: 'body', cache: 'torso', clip: 'jacket', fill: { linear: [-230, 860, -130, 1000], stops: ['rgba(120,150,210,.34)', 'rgba(120,150,210,0)'] }, path: '-150,806 -222,846 -230,960 -200,1080 -150,1120 -170,960 -130,860' },
    { id: 'flap@', group: 'body', cache: 'torso', fill: '#2b3d6c', ink: { color: NLINE, width: 3 }, path: '92,1452! 190,1432! 198,1474! 98,1496!' },
    { id: 'lapelshade@', group: 'body', cache: 'torso', fill: NDK, opacity: 0.7, path: '100,800 150,860 190,938! 166,1010 104,1104 10,1184! 40,1100 90,960' },
    { id: 'blouse', group: 'body', cache: 'torso', symmetric: true, fill: { linear: [0, 800, 0, 1150], stops: ['#ffffff', '#f3f6fc', '#d9e2f0'] }, path: '0,800 70,776! 100,800 92,900 46,1060 0,1150!' },
    { id: 'blouseline', group: 'body', cache: 'torso', open: true, ink: { color: '#a9b7d2', width: 2.4 }, path: '0,860 1,1000 0,1130 | 40,900 30,960 16,1040' },
    { id: 'bcollarshade@', group: 'body', cache: 'torso', clip: 'blouse', fill: '#c3cfe4', path: '14,836 56,870 96,930 78,960! 40,900 6,870' },
    { id: 'bcollar@', group: 'body', cache: 'torso', fill: { linear: [40, 770, 70, 900], stops: ['#ffffff', '#eef2fa'] }, ink: { color: '#8d9cbd', width: 2.6 }, path: '6,830! 40,794 70,774! 98,796 104,850 84,912! 50,880 20,850' },
    { id: 'lapel@', group: 'body', cache: 'torso', fill: { linear: [60, 780, 160, 1060], stops: ['#4a649c', '#354b80', '#2c3f6f'] }, ink: { color: NLINE, width: 3.2 },
      path: '88,776! 122,800 148,872! 136,900! 184,922! 160,1000 100,1090 2,1168! 44,1060 82,950 98,850' },
    { id: 'collar@', group: 'body', cache: 'torso', fill: { linear: [80, 770, 150, 900], stops: ['#4f69a2', '#34497c'] }, ink: { color: NLINE, width: 3.2 }, path: '72,768! 96,764 142,804 172,884! 138,902! 112,850 88,800' },
    { id: 'piping@', group: 'body', cache: 'torso', open: true, ink: { color: '#7f98cf', width: 2.2, taper: [0.3, 1, 0.3] }, path: '178,924 154,998 96,1084 12,1154' },
    { id: 'button', group: 'body', cache: 'torso', fill: { linear: [-12, 1188, 14, 1452], stops: ['#f4dc9a', '#d3aa55', '#eed08a', '#b98f42'] }, ink: { color: '#5c4318', width: 2.2 }, path: '-12,1200 0,1188 12,1200 0,1212 | -11,1320 1,1308 13,1320 1,1332 | -13,1440 -1,1428 11,1440 -1,1452' },
    ...nameBadge({ name: 'Yukika', bar: '#d95f78', ink: '#2a3a63', edge: '#b48a3c' }),
    // ---- arms (R below, L on top)
    womanArms({ upper: ['#2c3f6f', '#3d5488', '#2a3c6a'], fore: ['#2b3d6c', '#405890', '#2c3f6e'], shade: '#1f2d56', line: NLINE, fold: '#1a2647',
      cuff: { stops: ['#dfe6f2', '#ffffff', '#cfd9ea'], line: '#8d9cbd' }, button: { fill: '#d9b25e', line: '#5c4318' } }),
    // ---- scarf
    { id: 'tailA', group: 'body', sway: ['swayRibbon', 830, 150, 16], fill: { linear: [30, 830, 60, 950], stops: ['#d55c78', '#ee8c9c', '#d9627c'] }, ink: { color: '#8c2f48', width: 2.6 }, path: '24,836! 44,842 62,890 60,966! 30,930 14,880' },
    { id: 'tailAs', group: 'body', sway: ['swayRibbon', 830, 150, 16], clip: 'tailA', fill: '#fff4ee', opacity: 0.9, path: '14,906! 74,922! 72,934! 14,918!' },
    { id: 'tailB', group: 'body', sway: ['swayRibbon', 830, 150, 22], fill: { linear: [40, 830, 120, 900], stops: ['#d55c78', '#f39aa6', '#de6a83'] }, ink: { color: '#8c2f48', width: 2.6 }, path: '34,822! 66,820 104,850 126,908! 84,902 50,868' },
    { id: 'tailBs', group: 'body', sway: ['swayRibbon', 830, 150, 22], clip: 'tailB', fill: '#fff4ee', opacity: 0.9, path: '108,840! 118,850! 84,908! 72,902!' },
    { id: 'band', group: 'body', symmetric: true, fill: { linear: [-70, 770, 70, 830], stops: ['#f2929f', '#e3708a', '#cf5673'] }, ink: { color: '#8c2f48', width: 2.6 }, path: '0,796 34,780 60,748! 78,772 44,824 0,846' },
    { id: 'bandstripe', group: 'body', clip: 'band', open: true, ink: { color: '#fff4ee', width: 5, taper: [1, 1, 1] }, path: '-80,776 -44,818 0,838 40,824' },
    { id: 'bandfold', group: 'body', open: true, ink: { color: '#a63f5a', width: 2.4 }, path: '-66,764 -40,798 -6,816 16,818 | 66,764 52,790 38,810 | -58,796 -24,826 10,836' },
    { id: 'knot', group: 'body', fill: { linear: [10, 806, 50, 850], stops: ['#f6a0ab', '#d75f7b'] }, ink: { color: '#8c2f48', width: 2.8 }, path: '14,812 30,802 48,810 54,828 44,848 24,848 12,832' },
    { id: 'knotl', group: 'body', open: true, ink: { color: '#a63f5a', width: 2.4, taper: [0, 1, 0] }, path: '22,812 28,826 26,842 | 40,812 42,828 38,842' },
    // ---- head
    { id: 'ear@', group: 'head', z: -12, fill: '#fbd6c3', ink: { color: SKIN_LINE, width: 2.6 }, path: '146,480 158,472 170,482 172,508 162,536 150,548 142,536' },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKIN_LINE, width: 3 }, ...faceOutline('0,262 96,282 148,370 156,460 151,530 132,592 88,650 38,686 0,695', '0,262 96,282 148,370 156,460 151,531 132,597 88,658 37,697 0,706') },
    { id: 'hairshadow', use: 'bangs', offset: [7, 20], clip: 'face', fill: '#f0b49b', opacity: 0.75 },
    { id: 'lockshadowL', use: 'lockL', offset: [-10, 8], clip: 'face', fill: '#f0b49b', opacity: 0.6 },
    { id: 'lockshadowR', use: 'lockR', offset: [14, 8], clip: 'face', fill: '#f0b49b', opacity: 0.6 },
    ...cheeks,
    ...nose,
    ...mouth(),
    eyes({ stops: [[0, '#26110f'], [0.4, '#5a2f1f'], [0.74, '#9a5f34'], [1, '#d69d5f']], line: '#2a1310', glow: ['rgba(255,206,140,.85)', 'rgba(255,190,110,.3)', 'rgba(255,190,110,0)'], ray: '#f0c080' }),
    // hair in front
    [{ id: 'lock@', group: 'head', mix: ['body', 690, 880], z: 30, sway: ['swayHair', 600, 480, 46], fill: { linear: [120, 400, 190, 1040], stops: [[0, '#4a2c25'], [0.3, '#55342b'], [0.62, '#4b2d26'], [1, '#8a5a46']] }, ink: { color: HLINE, width: 3 }, path: '128,320! 172,380 194,460 199,560 197,660 206,760 214,850 205,930 186,1000 152,1066! 161,1022 164,986! 154,1018 132,1046! 133,970 150,890 156,810 147,740 142,660 150,590 153,530 142,450' },
    { id: 'lockhi@', group: 'head', mix: ['body', 690, 880], z: 30, sway: ['swayHair', 600, 480, 46], fill: { linear: [160, 480, 180, 1000], stops: ['rgba(206,150,116,.0)', 'rgba(206,150,116,.55)', 'rgba(206,150,116,.1)', 'rgba(206,150,116,.5)', 'rgba(206,150,116,0)'] }, path: '176,460! 187,560 184,680 192,790 196,870 176,980! 186,880 180,790 172,690 177,570' },
    { id: 'lockrim@', group: 'head', mix: ['body', 690, 880], z: 30, sway: ['swayHair', 600, 480, 46], open: true, ink: { color: 'rgba(226,190,168,.55)', width: 3.4, taper: [0, 1, 0] }, path: '191,480 196,560 194,660 203,760 211,850 202,925 184,985' },
    { id: 'lockline@', group: 'head', mix: ['body', 690, 880], z: 30, sway: ['swayHair', 600, 480, 46], open: true, ink: { color: '#2f1a16', width: 3, taper: [0, 1, 0] }, path: '158,440 168,560 160,680 168,780 176,860 164,950 150,1010 | 180,640 198,780 202,860 186,950' },
    { id: 'lockfine@', group: 'head', mix: ['body', 690, 880], z: 30, sway: ['swayHair', 600, 480, 46], open: true, opacity: 0.55, ink: { color: '#a8755a', width: 2, taper: [0, 1, 0] }, path: '150,520 158,600 152,690 160,780 164,870 150,960 | 190,500 194,600 190,700 200,800 206,860 194,940 | 168,620 166,700 176,800 180,880 164,980' }],
    { id: 'bangs', group: 'head', bulge: 0.8, z: 26, fill: { linear: [-40, 236, 40, 500], stops: ['#4b2d26', '#5f3c31', '#4a2b24', '#6d4537'] }, ink: { color: HLINE, width: 3 },
      path: '6,222 -66,236 -136,284 -177,362 -191,450 -186,562! -178,520 -171,470! -171,508 -162,544! -152,504 -137,462 -124,426! -131,452 -133,482! -112,460 -90,428 -74,392! -81,420 -86,452! -54,436 -14,398 14,358 38,316! 52,362 82,412 116,450 134,488 148,536! 153,500 158,462! 168,512 186,562! 191,450 177,362 134,278 78,235' },
    { id: 'crown', group: 'head', bulge: 0.8, z: 26, open: true, alpha: 'lookDown', ink: { color: '#4c2e27', width: 15, taper: [0.1, 1, 0.1] }, path: '-150,300 -136,286 -66,239 6,225 78,238 134,280 150,300' },
    { id: 'bangshi', group: 'head', bulge: 0.8, z: 28, fill: { linear: [0, 268, 0, 396], stops: ['rgba(222,168,134,.1)', 'rgba(228,178,144,.8)', 'rgba(222,168,134,.1)'] },
      path: '14,290! -10,308 -36,352! -4,328 | -4,278! -38,302 -70,354! -28,324 | -26,268! -68,296 -102,358! -56,316 | -54,262! -102,294 -134,368! -84,312 | -88,268! -130,308 -154,382! -112,322 | -124,292! -152,332 -168,396! -140,344 | 56,290! 78,320 94,368! 68,332 | 70,278! 104,314 126,380! 92,330 | 92,278! 130,320 150,394! 116,334 | 120,292! 152,338 166,404! 142,348' },
    { id: 'bangsline', group: 'head', bulge: 0.8, z: 28, open: true, ink: { color: '#2f1a16', width: 2.8, taper: [0.1, 1, 0] }, path: '38,242 8,292 -34,346 -74,392 | 36,240 -34,280 -90,346 -124,426 | 35,239 -76,266 -142,350 -171,470 | 40,246 40,286 38,316 | 46,242 96,300 140,380 158,462 | 44,246 76,310 96,360 112,420' },
    { id: 'bangsfine', group: 'head', bulge: 0.8, z: 28, open: true, opacity: 0.55, ink: { color: '#9a6a54', width: 2, taper: [0, 1, 0] }, path: '26,262 4,318 -38,370 -70,420 | 10,262 -50,330 -90,384 -116,450 | 0,246 -90,300 -138,400 -156,500 | 30,290 14,330 -20,376 | 60,260 110,330 138,400 148,470 | 54,280 84,350 112,410 | -150,300 -172,370 -180,460 | 150,300 172,370 180,460' },
    { id: 'wisps', group: 'head', bulge: 0.8, z: 28, open: true, ink: { color: '#4e2f27', width: 5, taper: [0.2, 0.9, 0] }, path: '40,304 52,350 68,388 94,422' },
    ...brows('#3b2019'),
  ],
};
