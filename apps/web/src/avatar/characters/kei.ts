import type { DrawnCharacter } from '../character';
import { faceWarps } from '../faceWarps';
import { armArcs } from './figure/arms';
import { type Build, fitTo } from './figure/build';
import { eyes } from './figure/eyes';
import { faceOutline } from './figure/face-outline';
import { combed, dome, turnedCrown } from './figure/hair';
import { mouth } from './figure/mouth';
import { reshape } from './figure/reshape';
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

/** Kei (shown as Yukika) - woman about 25, long dark brown hair, fitted navy jacket, pink scarf, narrow skirt. */
const SKIN = '#fee9dc';
const HLINE = '#2a1512';
const NLINE = '#141d38';
const NDK = '#1d2a4f';
/** A narrow waist and round hips. */
const BUILD: Build = { shoulder: -4, bust: 2, waist: -8, hip: 6, tails: 0.86, arms: 0.98 };
/** Turned, the hair behind runs on from the crown without a step. */
const BACK_TURNED =
  '0,234 100,264 166,330 189,430 194,560 203,700 219,810 216,910 190,980 140,1024! 120,1004 84,1034! 60,1016 0,1036';
const CAP_TURNED = '0,234 100,264 166,330 189,430 186,520 120,566 0,580';
const LOCK_FLOW =
  '138,360 148,470 152,560 144,660 142,760 156,850 152,930 124,1040 | 140,350 166,460 172,570 164,670 168,770 182,860 178,940 146,1050 | 142,340 182,450 192,560 186,660 194,760 208,850 204,940 170,1030 | 146,336 190,440 202,560 199,650 209,750 226,850 218,950 186,1020';
const LOCK = { group: 'head', mix: ['chest', 690, 880], z: 30, sway: ['swayHair', 600, 480, 46] } as const;
const TOP = { group: 'head', bulge: 0.8 } as const;
const TONES = { deep: '#331b17', line: '#2f1a16', bright: '#a8735a' };

// biome-ignore format: one layer a line reads like a table
export const kei: DrawnCharacter = {
  id: 'kei', portrait: { top: 172, width: 620 }, life: { stretch: 0.006, floor: 1700, drift: 30 },
  defaults: { blush: 0.55 },
  groups: groupsFor(BUILD),
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 70, damping: 7, gain: 1.4 },
    swayTips: { in: { yaw: 0.045, yawAdd: 0.045, roll: 0.06, lean: 0.06, pitch: 0.01 }, stiffness: 38, damping: 4, gain: 1.3 },
    swayRibbon: { in: { yaw: 0.02, lean: 0.09, bow: 0.02, idleX: 0.2 }, stiffness: 120, damping: 8, gain: 1.2 },
  },
  warps: faceWarps({ mouth: [0, 622], width: 38, nose: [0, 588], chin: [0, 690], cheek: [124, 592] }),
  poses: posesFor(BUILD),
  arcs: armArcs,
  oscillate: womanSwing,
  layers: [
    // ---- behind
    { id: 'backhair', group: 'head', mix: ['chest', 690, 860], z: -40, symmetric: true, sway: ['swayHair', 560, 460, 34], fill: '#331d18', ink: { color: HLINE, width: 3 },
      path: '0,230 100,252 166,320 189,430 194,560 203,700 219,810 216,910 190,980 140,1024! 120,1004 84,1034! 60,1016 0,1036', keys: { turnL: BACK_TURNED, turnR: BACK_TURNED } },
    { id: 'backfine@', group: 'head', mix: ['chest', 690, 860], z: -40, sway: ['swayHair', 560, 460, 34], open: true, opacity: 0.6, ink: { color: '#6d4436', width: 3, taper: [0, 1, 0] }, path: '70,640 84,760 96,880 80,1000 | 96,620 110,760 120,890 104,990 | 124,640 132,780 148,900 130,1000 | 40,760 50,880 36,1010' },
    ...dome('#4c2e27', HLINE, '#7a4f3f'),
    { id: 'cap', group: 'head', z: -40, symmetric: true, fill: '#4c2e27', path: '0,230 100,252 166,320 189,430 186,520 120,566 0,580', keys: { turnL: CAP_TURNED, turnR: CAP_TURNED } },
    { id: 'capline', group: 'head', z: -36, open: true, ink: { color: '#2f1a16', width: 3, taper: [0, 1, 0] }, path: '10,262 90,276 156,340 184,450 190,580 | 10,262 -70,274 -150,340 -184,450 -190,580' },
    { id: 'caphi', group: 'head', z: -36, fill: 'rgba(190,134,102,.45)', path: '-150,304! -174,352 -184,410! -174,354 -158,316 | 150,304! 174,352 184,410! 174,354 158,316' },
    ...womanNeck,
    // ---- torso (cached)
    ...pencilSkirt({ color: '#2a3b68', line: NLINE }),
    ...reshape([
    ...womanJacket({ cloth: '#314678', line: NLINE, front: '2,1160 8,1300 2,1480 2,1606', hem: '242,1650! 150,1676 46,1668 2,1606!' }),
    { id: 'jlight', ...TORSO, fill: { linear: [-230, 860, -130, 1000], stops: ['rgba(120,150,210,.34)', 'rgba(120,150,210,0)'] }, path: '-150,810 -214,850 -226,960 -196,1080 -150,1120 -170,960 -130,860' },
    { id: 'flap@', ...TORSO, fill: '#2b3d6c', ink: { color: NLINE, width: 3 }, path: '92,1452! 190,1432! 198,1474! 98,1496!' },
    { id: 'lapelshade@', ...TORSO, fill: NDK, opacity: 0.7, path: '100,800 150,860 190,938! 166,1010 104,1104 10,1184! 40,1100 90,960' },
    { id: 'blouse', ...TORSO, symmetric: true, fill: { linear: [0, 800, 0, 1150], stops: ['#ffffff', '#f3f6fc', '#d9e2f0'] }, path: '0,800 70,776! 100,800 92,900 46,1060 0,1150!' },
    { id: 'blouseline', ...TORSO, open: true, ink: { color: '#a9b7d2', width: 2.4 }, path: '0,860 1,1000 0,1130 | 40,900 30,960 16,1040' },
    { id: 'bcollarshade@', ...TORSO, clip: 'blouse', fill: '#c3cfe4', path: '14,836 56,870 96,930 78,960! 40,900 6,870' },
    { id: 'bcollar@', ...TORSO, fill: { linear: [40, 770, 70, 900], stops: ['#ffffff', '#eef2fa'] }, ink: { color: '#8d9cbd', width: 2.6 }, path: '6,830! 40,794 70,774! 98,796 104,850 84,912! 50,880 20,850' },
    { id: 'lapel@', ...TORSO, fill: { linear: [60, 780, 160, 1060], stops: ['#4a649c', '#354b80', '#2c3f6f'] }, ink: { color: NLINE, width: 3.2 },
      path: '88,776! 122,800 148,872! 136,900! 184,922! 160,1000 100,1090 2,1168! 44,1060 82,950 98,850' },
    { id: 'collar@', ...TORSO, fill: { linear: [80, 770, 150, 900], stops: ['#4f69a2', '#34497c'] }, ink: { color: NLINE, width: 3.2 }, path: '72,768! 96,764 142,804 172,884! 138,902! 112,850 88,800' },
    { id: 'piping@', ...TORSO, open: true, ink: { color: '#7f98cf', width: 2.2, taper: [0.3, 1, 0.3] }, path: '178,924 154,998 96,1084 12,1154' },
    { id: 'button', ...TORSO, fill: { linear: [-12, 1188, 14, 1452], stops: ['#f4dc9a', '#d3aa55', '#eed08a', '#b98f42'] }, ink: { color: '#5c4318', width: 2.2 }, path: '-12,1200 0,1188 12,1200 0,1212 | -11,1320 1,1308 13,1320 1,1332 | -12,1432 0,1418 12,1432 0,1446' },
    ], fitTo(BUILD)),
    ...nameBadge({ name: 'Yukika', bar: '#d95f78', ink: '#2a3a63', edge: '#b48a3c' }),
    // ---- arms (R below, L on top)
    armsFor(BUILD, { cloth: '#34497c', line: NLINE, cuff: { stops: ['#dfe6f2', '#ffffff', '#cfd9ea'], line: '#8d9cbd' }, button: { fill: '#d9b25e', line: '#5c4318' } }),
    // ---- scarf
    { id: 'tailA', ...CHEST, sway: ['swayRibbon', 830, 150, 16], fill: { linear: [30, 830, 60, 950], stops: ['#d55c78', '#ee8c9c', '#d9627c'] }, ink: { color: '#8c2f48', width: 2.6 }, path: '24,836! 44,842 62,890 60,966! 30,930 14,880' },
    { id: 'tailAs', ...CHEST, sway: ['swayRibbon', 830, 150, 16], clip: 'tailA', fill: '#fff4ee', opacity: 0.9, path: '14,906! 74,922! 72,934! 14,918!' },
    { id: 'tailB', ...CHEST, sway: ['swayRibbon', 830, 150, 22], fill: { linear: [40, 830, 120, 900], stops: ['#d55c78', '#f39aa6', '#de6a83'] }, ink: { color: '#8c2f48', width: 2.6 }, path: '34,822! 66,820 104,850 126,908! 84,902 50,868' },
    { id: 'tailBs', ...CHEST, sway: ['swayRibbon', 830, 150, 22], clip: 'tailB', fill: '#fff4ee', opacity: 0.9, path: '108,840! 118,850! 84,908! 72,902!' },
    { id: 'band', ...CHEST, symmetric: true, fill: { linear: [-70, 770, 70, 830], stops: ['#f2929f', '#e3708a', '#cf5673'] }, ink: { color: '#8c2f48', width: 2.6 }, path: '0,796 34,780 60,748! 78,772 44,824 0,846' },
    { id: 'bandstripe', ...CHEST, clip: 'band', open: true, ink: { color: '#fff4ee', width: 5, taper: [1, 1, 1] }, path: '-80,776 -44,818 0,838 40,824' },
    { id: 'bandfold', ...CHEST, open: true, ink: { color: '#a63f5a', width: 2.4 }, path: '-66,764 -40,798 -6,816 16,818 | 66,764 52,790 38,810 | -58,796 -24,826 10,836' },
    { id: 'knot', ...CHEST, fill: { linear: [10, 806, 50, 850], stops: ['#f6a0ab', '#d75f7b'] }, ink: { color: '#8c2f48', width: 2.8 }, path: '14,812 30,802 48,810 54,828 44,848 24,848 12,832' },
    { id: 'knotl', ...CHEST, open: true, ink: { color: '#a63f5a', width: 2.4, taper: [0, 1, 0] }, path: '22,812 28,826 26,842 | 40,812 42,828 38,842' },
    // ---- head
    { id: 'ear@', group: 'head', z: -12, fill: '#fbd6c3', ink: { color: SKIN_LINE, width: 2.6 }, path: '146,480 158,472 170,482 172,500 164,518 154,526 144,518' },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKIN_LINE, width: 3 }, ...faceOutline('0,262 96,282 146,370 153,455 149,520 132,582 95,637 48,675 20,687 0,690', '0,262 96,282 146,370 153,455 149,521 132,587 95,645 48,686 20,698 0,701') },
    { id: 'hairshadow', use: 'bangs', offset: [7, 20], clip: 'face', fill: '#f0b49b', opacity: 0.75 },
    { id: 'lockshadowL', use: 'lockL', offset: [-10, 8], clip: 'face', fill: '#f0b49b', opacity: 0.6 },
    { id: 'lockshadowR', use: 'lockR', offset: [14, 8], clip: 'face', fill: '#f0b49b', opacity: 0.6 },
    ...cheeks,
    ...nose,
    ...mouth(),
    eyes({ stops: [[0, '#3a1a12'], [0.34, '#4a2415'], [0.62, '#8a4f26'], [0.86, '#b9752f'], [1, '#6a3418']], line: '#2a1310', pupil: '#1d0b0a', glow: ['rgba(255,214,130,.95)', 'rgba(255,176,84,.4)', 'rgba(255,176,84,0)'], ray: '#ffd694', lash: ['#7a4234', '#3a1c18', '#24100f'], lid: 'rgba(232,128,110,.42)' }),
    // ---- hair in front
    [{ id: 'lock@', ...LOCK, fill: '#52322a', ink: { color: HLINE, width: 3 }, path: '128,320! 172,380 196,460 203,560 200,650 209,740 226,820 231,900 216,970 188,1026 140,1072! 158,1036 164,1004! 146,1034 114,1048! 132,990 150,930 154,860 142,790 135,720 140,650 150,590 153,530 142,450' },
    ...combed('lock@', [LOCK_FLOW], LOCK,
      { ...TONES, sheen: 'rgba(196,136,104,.3)', glint: 'rgba(240,192,156,.38)' }, { from: 0.18, to: 0.86, width: 13, dense: 1, parts: [[0.2, 0.5], [0.58, 0.88]] }),
    { id: 'locktip@', ...LOCK, fill: '#8a5a45', opacity: 0.8, path: tresses(LOCK_FLOW, { from: 0.74, to: 0.99, width: 12, dense: 1, uneven: 0.4 }) },
    { id: 'lockrim@', ...LOCK, open: true, ink: { color: 'rgba(236,200,176,.6)', width: 3.2, taper: [0, 1, 0] }, path: '192,470 199,560 196,650 205,740 222,820 227,900 212,966 188,1016' }],
    { id: 'curl@', group: 'head', mix: ['chest', 690, 880], z: 34, sway: ['swayTips', 640, 400, 52], fill: '#543429', ink: { color: HLINE, width: 2.4 }, path: '146,566! 158,650 152,730 146,800 158,880 162,950 134,1010! 144,950 138,890 126,810 130,730 142,650' },
    { id: 'curlhi@', group: 'head', mix: ['chest', 690, 880], z: 34, sway: ['swayTips', 640, 400, 52], open: true, ink: { color: 'rgba(222,164,128,.6)', width: 4, taper: [0, 1, 0] }, path: '150,620 149,700 141,780 148,860 154,930 | 146,600 140,700 133,790 138,840' },
    { id: 'bangs', ...TOP, z: 26, fill: '#553328', ink: { color: HLINE, width: 3 },
      ...turnedCrown('6,222 -66,234 -134,278 -176,356 -192,448 -190,562! -180,526 -170,474! -166,522 -152,560! -148,502 -138,456 -124,422! -128,442 -130,466! -110,438 -88,416 -66,400! -72,416 -84,434! -44,408 4,368 36,310! 52,356 78,398 108,428! 108,414 106,404! 126,440 138,486 150,552! 154,506 160,470! 172,520 190,564! 192,448 176,356 134,276 78,233') },
    { id: 'crown', ...TOP, z: 26, open: true, alpha: 'lookDown', ink: { color: '#4c2e27', width: 15, taper: [0.1, 1, 0.1] }, path: '-150,300 -136,286 -66,239 6,225 78,238 134,280 150,300' },
    ...combed('bangs', [
      '36,246 18,290 -16,346 -60,400 | 34,243 -20,284 -70,346 -118,424 | 30,240 -60,270 -118,340 -146,470 | 24,240 -82,268 -146,346 -168,500 | 16,238 -92,264 -164,350 -184,540',
      '40,248 46,290 70,352 108,418 | 44,244 84,290 120,360 142,478 | 50,242 110,288 152,364 164,500 | 56,240 126,286 172,366 184,540'], { ...TOP, z: 28 },
      { ...TONES, sheen: { linear: [0, 264, 0, 420], stops: ['rgba(196,136,104,.1)', 'rgba(206,146,112,.62)', 'rgba(196,136,104,0)'] }, glint: { linear: [0, 276, 0, 404], stops: ['rgba(250,210,176,.1)', 'rgba(250,210,176,.85)', 'rgba(250,210,176,0)'] } }, { from: 0.3, to: 0.62, width: 20, dense: 2 }),
    { id: 'part', ...TOP, z: 28, open: true, ink: { color: '#2f1a16', width: 3, taper: [0.1, 1, 0.2] }, path: '36,236 38,270 36,310' },
    { id: 'wisps', ...TOP, z: 29, sway: ['swayTips', 300, 260, 16], fill: '#55342a', path: '34,296! 18,340 -22,392 -48,424! -14,390 22,346 | 38,300! 50,350 72,394 92,428! 64,394 44,350 | 36,306! 30,350 12,386 4,408! 22,384 36,346' },
    ...brows('#4d2d24'),
  ],
};
