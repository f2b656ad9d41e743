import type { DrawnCharacter, LayerSource, PathText, ShapeSource } from '../character';
import { faceWarps } from '../faceWarps';
import { calmIdle, type IdleSource } from '../idle';
import { armArcs } from './figure/arms';
import { type Build, fitTo } from './figure/build';
import { eyes } from './figure/eyes';
import { faceOutline } from './figure/face-outline';
import { combed, dome } from './figure/hair';
import { mouth } from './figure/mouth';
import { onBothSides, reshape, reshapePath } from './figure/reshape';
import { trousers } from './figure/skirts';
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

/** Lin - tall woman about 38, black hair in a bun, pearl earrings, long belted teal jacket with a stand collar, ivory scarf, trousers. */
const SKIN = '#fde5d6';
const HAIR_LINE = '#17101a';
const HAIR_DEEP = '#231a27';
const LINE = '#0c3a3d';
const GOLD = '#d8b56c';

/** She holds her head still and turns it slowly. */
const COMPOSED: IdleSource = {
  rest: { ...calmIdle.rest, smile: 0.5 },
  waves: {
    ...calmIdle.waves,
    roll: [[1.1, 1, 1.4]],
    yaw: [[3.4, 1, 0.6]],
    pitch: [[1, 1, 2.2]],
    gazeX: [[-0.15, 1, 0.6]],
    gazeY: [[0.045, 1, 2.2]],
  },
  blinks: { ...calmIdle.blinks, at: [2.1, 6.2] },
};

/** Tall and slim with straight shoulders. */
const BUILD: Build = { shoulder: 6, bust: -8, waist: -14, hip: -18, tails: 1.4, arms: 0.95 };

/** Longer, with the outer corner raised; the iris only gets a little smaller. */
const almond = onBothSides((x, y) => [81 + (x - 80) * 1.06, 512 + (y - 512) * 0.75 - (x - 80) * 0.11]);
const smaller = onBothSides((x, y) => [81 + (x - 80) * 0.9, 508 + (y - 510) * 0.8]);
const almondEyes = (layers: LayerSource[]): LayerSource[] =>
  layers.flatMap((layer) => reshape([layer], 'group' in layer && layer.group === 'gaze' ? smaller : almond));
const slimmer = onBothSides((x, y) => [x * 0.98, y + 4]);
const calm = onBothSides((x, y) => [80 + (x - 80) * 1.03, y + 8 - (x - 80) * 0.07]);

/** On the far side of a turned head the ear, and what hangs on it, is out of sight. */
const behindTheCheek = (path: PathText): Pick<ShapeSource, 'path' | 'keys'> => ({
  path,
  keys: { 'turn@': reshapePath(path, (x, y) => [x - 24, y]) },
});

// biome-ignore format: one layer a line reads like a table
export const lin: DrawnCharacter = {
  id: 'lin', portrait: { top: 50, width: 676 }, life: { stretch: 0.006, floor: 1700, drift: 22, idle: COMPOSED },
  defaults: { blush: 0.35 },
  groups: { ...groupsFor(BUILD), hips: { pivot: [0, 1960, 0], scale: 1.04 } },
  springs: {
    swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 100, damping: 7, gain: 1.4 },
    swayTips: { in: { yaw: 0.045, yawAdd: 0.045, roll: 0.06, lean: 0.06 }, stiffness: 60, damping: 5, gain: 1.4 },
    swayEarring: { in: { yaw: 0.05, yawAdd: 0.05, roll: 0.08, lean: 0.06, idleX: 0.3 }, stiffness: 160, damping: 4, gain: 1.6 },
  },
  warps: faceWarps({ mouth: [0, 626], width: 37, nose: [0, 592], chin: [0, 704], cheek: [122, 594] }),
  poses: posesFor(BUILD),
  arcs: armArcs,
  oscillate: womanSwing,
  layers: [
    // ---- behind
    { id: 'bun', group: 'head', z: -70, fill: '#332f3d', ink: { color: HAIR_LINE, width: 3 }, path: '0,134 48,144 80,176 88,220 62,260 0,270 -62,260 -88,220 -80,176 -48,144' },
    ...combed('bun', ['-70,214 -50,166 0,148 48,166 66,200 | -56,232 -36,192 4,176 40,192 50,220 | -34,246 -20,216 6,204 26,216 32,238'], { group: 'head', z: -68 }, { deep: '#1a1720', line: HAIR_LINE, bright: '#7f7d94', sheen: 'rgba(134,134,166,.4)', glint: 'rgba(214,214,238,.45)' }, { from: 0.14, to: 0.5, width: 13, dense: 2 }),
    { id: 'buntie', group: 'head', z: -60, fill: { linear: [-60, 240, 60, 262], stops: ['#f6e2ae', '#d3aa55', '#b98f42'] }, ink: { color: '#5c4318', width: 2 }, path: '-58,244! 0,258 58,244! 62,256! 0,272 -62,256!' },
    ...dome('#322e3a', HAIR_LINE, '#5f5c70'),
    { id: 'cap', group: 'head', z: -40, symmetric: true, fill: '#302c38', ink: { color: HAIR_LINE, width: 3 }, path: '0,228 92,250 150,312 172,410 168,486 140,548 90,600 0,620' },
    { id: 'collarback', group: 'chest', symmetric: true, fill: '#125054', ink: { color: LINE, width: 2.6 }, path: '0,726 36,722 58,708! 78,734 76,800 0,820' },
    ...reshape(womanNeck, onBothSides((x, y) => [x < 60 ? x * 1.05 : x, y])),
    // ---- torso
    ...trousers({ color: '#24444a', line: LINE }),
    ...reshape([
    ...womanJacket({ cloth: '#1f7a7a', line: LINE, front: '38,906 56,1000 58,1200 54,1440 62,1664', hem: '242,1650! 196,1661 150,1660 100,1666 48,1663 0,1666' }),
    { id: 'overlap', ...TORSO, clip: 'jacket', fill: '#0f4c50', opacity: 0.4, path: '40,900! 60,1000 62,1200 58,1440 66,1680! 84,1680! 78,1440 82,1200 78,1000 60,896!' },
    { id: 'gathers', ...TORSO, clip: 'jacket', fill: '#0f4c50', opacity: 0.46, path: '91.5,1356! 108.46,1306 122,1256! 114.4,1306 100.5,1356! | 129.5,1352! 153.66,1296 176,1240! 159.6,1296 138.5,1352! | 161.5,1348! 180.26,1312 196,1276! 186.2,1312 170.5,1348! | -34.5,1358! -34.54,1317 -24,1276! -28.6,1317 -25.5,1358! | -82.5,1356! -102.34,1303 -116,1250! -96.4,1303 -73.5,1356! | -128.5,1352! -153.74,1295 -174,1238! -147.8,1295 -119.5,1352! | -164.5,1348! -181.64,1311 -192,1274! -175.7,1311 -155.5,1348! | 98.5,1410! 105.84,1485 108,1560! 113.1,1485 109.5,1410! | 138.5,1404! 158.44,1497 176,1590! 165.7,1497 149.5,1404! | 170.5,1398! 192.24,1464 212,1530! 199.5,1464 181.5,1398! | -25.5,1416! -34.26,1483 -34,1550! -27,1483 -14.5,1416! | -75.5,1414! -85.16,1507 -86,1600! -77.9,1507 -64.5,1414! | -123.5,1408! -141.26,1499 -152,1590! -134,1499 -112.5,1408! | -167.5,1400! -188.86,1470 -204,1540! -181.6,1470 -156.5,1400!' },
    { id: 'gatherlight', ...TORSO, clip: 'jacket', fill: '#56aaa6', opacity: 0.34, path: '-52.5,1416! -61.54,1513 -62,1610! -55.6,1513 -43.5,1416! | -102.5,1410! -117.84,1513 -126,1616! -111.9,1513 -93.5,1410! | -148.5,1404! -167.44,1492 -180,1580! -161.5,1492 -139.5,1404! | 119.5,1408! 131.96,1499 140,1590! 137.9,1499 128.5,1408! | -58.5,1352! -71.14,1307 -76,1262! -65.2,1307 -49.5,1352! | -106.5,1350! -127.24,1304 -142,1258! -121.3,1304 -97.5,1350! | 111.5,1350! 130.26,1306 146,1262! 136.2,1306 120.5,1350!' },
    { id: 'placketgold', ...TORSO, open: true, ink: { color: GOLD, width: 2.8, taper: [0.6, 1, 0.6] }, path: '30,912 48,1000 50,1200 46,1440 54,1662' },
    { id: 'button', ...TORSO, fill: { linear: [0, 960, 50, 1452], stops: ['#f6e2ae', '#d3aa55', '#f0d493', '#b98f42'] }, ink: { color: '#5c4318', width: 2.2 }, path: '8,980 20,968 32,980 20,992 | 10,1090 22,1078 34,1090 22,1102 | 12,1200 24,1188 36,1200 24,1212 | 10,1296 22,1284 34,1296 22,1308 | 10,1466 22,1457 34,1466 22,1475 | 12,1556 24,1547 36,1556 24,1565' },
    { id: 'belt', ...TORSO, symmetric: true, fill: { linear: [-190, 1340, 190, 1400], stops: ['#1a6668', '#14565a', '#0d4246'] }, ink: { color: LINE, width: 3 }, path: '0,1352 100,1346 189,1332! 187,1370 192,1400! 100,1414 0,1420' },
    { id: 'beltlight', ...TORSO, fill: 'rgba(120,200,196,.3)', path: '-180,1344! -100,1356 0,1362! -100,1364' },
    { id: 'buckle', ...TORSO, fill: { linear: [-30, 1280, 130, 1480], stops: ['#f9e9bd', '#d8b056', '#b98f42'] }, ink: { color: '#5c4318', width: 2.4 }, path: '28,1348! 82,1344! 84,1418! 28,1424!' },
    { id: 'bucklehole', ...TORSO, fill: '#125054', ink: { color: '#5c4318', width: 2 }, path: '41,1363! 70,1360! 71,1404! 41,1408!' },
    { id: 'bucklepin', ...TORSO, open: true, ink: { color: '#e6c374', width: 6, taper: [1, 1, 0.8] }, path: '36,1385 56,1384 80,1382' },
    ], fitTo(BUILD)),
    ...nameBadge({ name: 'Lin', bar: '#1f7a7a', ink: '#17484a', edge: '#b48a3c' }),
    armsFor(BUILD, { cloth: '#217c7c', line: LINE, cuff: { stops: ['#efe6d2', '#fffaf0', '#e4d9c2'], line: '#b09b72' }, button: { fill: GOLD, line: '#5c4318' } }),
    // ---- scarf and stand collar
    { id: 'scarf', ...CHEST, symmetric: true, fill: { linear: [-50, 750, 50, 880], stops: ['#fffdf6', '#f8f1e3', '#e8dcc4'] }, ink: { color: '#a78f66', width: 2.6 }, path: '0,774 28,764 54,728! 66,764 62,806 42,842 18,868 0,876' },
    { id: 'scarfshade', ...CHEST, clip: 'scarf', fill: '#dccbab', opacity: 0.8, path: '6,832! 28,842 50,826 66,796 66,880 14,900 | -68,790! -52,822 -34,838 -46,860 | 40,752! 52,736 62,760 44,790' },
    { id: 'scarffold', ...CHEST, open: true, ink: { color: '#b39c73', width: 2.6, taper: [0, 1, 0] }, path: '-54,746 -34,782 0,800 32,790 | 54,746 38,778 12,794 -10,797 | -56,776 -28,812 4,822 | 4,832 -2,850 -2,868 | 10,830 18,846 16,858 | -4,832 -18,846 -24,854' },
    { id: 'scarfknot', ...CHEST, fill: { linear: [-20, 806, 24, 850], stops: ['#fffdf6', '#eadcc2'] }, ink: { color: '#a78f66', width: 2.6 }, path: '-15,806 0,797 17,804 23,820 10,834 -10,832 -20,820' },
    { id: 'knotl', ...CHEST, open: true, ink: { color: '#b39c73', width: 2.2, taper: [0, 1, 0] }, path: '-6,805 -8,816 -3,828 | 7,803 10,816 7,828' },
    { id: 'collar@', ...CHEST, fill: { linear: [60, 740, 110, 880], stops: ['#3a9a97', '#237f7e', '#1a6a6c'] }, ink: { color: LINE, width: 3.2 }, path: '58,704! 76,710 96,748 116,792 98,838 60,880 4,918! 2,866! 32,838 54,796 62,750' },
    { id: 'collargold@', ...CHEST, open: true, ink: { color: GOLD, width: 3, taper: [0.6, 1, 0.6] }, path: '62,714 69,752 60,802 37,846 6,880' },
    // ---- head
    { id: 'ear@', group: 'head', z: -12, fill: { linear: [146, 470, 186, 560], stops: ['#fbd9c7', '#f5c3ac'] }, ink: { color: SKIN_LINE, width: 2.6 }, ...behindTheCheek('142,482 156,466 172,468 179,492 174,526 160,556 148,564 138,548') },
    { id: 'earl@', group: 'head', z: -10, open: true, ink: { color: '#c98671', width: 2.4, taper: [0, 1, 0] }, ...behindTheCheek('152,484 166,480 170,500 162,526 | 152,506 160,512 156,530') },
    { id: 'stud@', group: 'head', z: -8, fill: GOLD, ink: { color: '#6b4f22', width: 1.8 }, ...behindTheCheek('150,558 155,554 160,558 155,563') },
    { id: 'pearl@', group: 'head', z: -8, sway: ['swayEarring', 556, 30, 9], fill: { radial: [152, 574, 14, 1], stops: ['#ffffff', '#fbf3ea', '#d9c7b8'] }, ink: { color: '#9a8474', width: 2 }, ...behindTheCheek('155,565 166,576 155,588 144,576') },
    { id: 'face', group: 'head', z: 44, fill: SKIN, ink: { color: SKIN_LINE, width: 3 }, ...faceOutline('0,262 92,282 140,370 147,456 143,520 130,582 97,644 50,688 19,702 0,704', '0,262 92,282 140,370 147,456 143,521 130,587 97,652 50,699 19,713 0,715', 24) },
    { id: 'hairshadow', use: 'bangs', offset: [5, 15], clip: 'face', fill: '#efb398', opacity: 0.75 },
    ...reshape(cheeks, slimmer),
    ...reshape(nose, slimmer),
    ...reshape(mouth({ line: '#98303c', tint: 'rgba(206,62,74,.6)' }), slimmer),
    almondEyes(eyes({ stops: [[0, '#1a1218'], [0.34, '#2c1f26'], [0.62, '#553c42'], [0.86, '#866259'], [1, '#2e2026']], line: '#1a1114', pupil: '#0f0a0e', glow: ['rgba(244,204,170,.9)', 'rgba(220,164,130,.35)', 'rgba(220,164,130,0)'], ray: '#eac2a0', lash: ['#53323a', '#241620', '#170e16'], lid: 'rgba(206,104,104,.46)' })),
    { id: 'mole', group: 'head', bulge: 1, z: 2, fill: '#8a4f3e', path: '108,556 111,553 114,556 111,559' },
    // ---- hair in front
    { id: 'bangs', group: 'head', bulge: 0.6, z: 26, fill: '#332f3d', ink: { color: HAIR_LINE, width: 3 }, path: '24,222! 88,232 138,276 168,346 176,430 170,512! 160,490 149,466 138,446 120,404 92,366 56,334 26,304! 4,336 -34,374 -84,404 -122,430 -142,462 -158,512! -168,500 -176,430 -170,350 -138,278 -80,234',
      keys: { turnL: '24,222! 88,232 138,276 168,346 166,420 152,468! 150,456 145,446 137,436 120,404 92,366 56,334 26,304! 4,336 -34,374 -84,404 -122,430 -142,462 -158,512! -168,500 -176,430 -170,350 -138,278 -80,234', turnR: '24,222! 88,232 138,276 168,346 176,430 170,512! 160,490 149,466 138,446 120,404 92,366 56,334 26,304! 4,336 -34,374 -84,404 -121,426 -139,446 -148,468! -156,460 -166,420 -170,350 -138,278 -80,234' } },
    { id: 'crown', group: 'head', bulge: 0.6, z: 26, open: true, alpha: 'lookDown', ink: { color: '#322e3a', width: 15, taper: [0.1, 1, 0.1] }, path: '-146,300 -128,280 -70,238 0,227 70,238 128,280 146,300' },
    ...combed('bangs', [
      '22,296 -8,334 -60,376 -136,444 | 20,276 -30,316 -92,360 -150,456 | 18,258 -50,288 -120,346 -160,470 | 16,246 -66,262 -138,334 -168,480',
      '30,300 60,330 98,368 142,446 | 32,280 76,310 118,366 154,460 | 36,260 92,288 138,350 164,474 | 40,246 104,264 152,340 170,486'], { group: 'head', bulge: 0.6, z: 28, clip: 'bangs' },
      { deep: '#1a1720', line: HAIR_DEEP, bright: '#7f7d94', sheen: { linear: [0, 256, 0, 400], stops: ['rgba(128,128,158,.1)', 'rgba(134,134,166,.62)', 'rgba(128,128,158,0)'] }, glint: { linear: [0, 268, 0, 388], stops: ['rgba(214,214,238,.1)', 'rgba(214,214,238,.75)', 'rgba(214,214,238,0)'] } }, { from: 0.24, to: 0.6, width: 17, dense: 2 }),
    { id: 'strand@', group: 'head', z: 40, sway: ['swayHair', 430, 190, 24], fill: '#36323f', ink: { color: HAIR_LINE, width: 2 }, path: '120,398! 140,436 150,490 150,546 141,596 118,640! 132,592 138,540 138,490 130,446', keys: { 'turn@': '142,386! 149,434 157,490 159,546 151,596 130,640! 142,592 147,540 145,490 140,440' } },
    { id: 'strandb@', group: 'head', z: 40, sway: ['swayTips', 430, 190, 30], open: true, ink: { color: '#2b2733', width: 3.4, taper: [0.6, 0.8, 0] }, path: '132,420 150,480 154,540 146,594', keys: { 'turn@': '140,420 157,480 163,540 155,594' } },
    ...reshape(brows('#33262f'), calm),
  ],
};
