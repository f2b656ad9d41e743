import { type DrawnCharacter, type Fill, HAND } from '../character';
import { faceWarps } from '../faceWarps';
import { ARM_HANGS, AT_EASE, armArcs, HAND_TURNS } from './figure/arms';
import { CHIN_COMES_DOWN, HEAD_IS_ROUND, NECK_KEEPS } from './figure/bowing';
import { combed } from './figure/hair';
import { mouth } from './figure/mouth';
import { darker, flushed, glossy, lighter } from './figure/palette';
import { reshape } from './figure/reshape';
import { covered, halfway, lid, oval } from './figure/shapes';

/** The colours a company may choose. */
interface Palette {
  skin: string;
  hair: string;
  cloth: string;
  accent: string;
}

const DEFAULT_PALETTE: Palette = { skin: '#fcdfcb', hair: '#6a4737', cloth: '#5b8fc4', accent: '#f2ac3a' };

const HAND_ABOVE = { group: 'hand@', cache: 'arms', at: [166, 1236], above: ['raised@', 'brow@'] } as const;
const FORE = { group: 'arm@', mix: ['fore@', 1024, 1154], cache: 'arms', above: ['raised@', 'brow@'] } as const;
const END = { group: 'fore@', cache: 'arms', above: ['raised@', 'brow@'] } as const;

const DOME_TURNED = '0,370 108,394 168,456 172,540 0,560';

/** NE_custom - a small, simple figure with a headset, in the colours of the company it stands for. */
// biome-ignore format: one layer a line reads like a table
export function neCustom({ skin, hair, cloth, accent }: Palette = DEFAULT_PALETTE): DrawnCharacter {
  const skinLine = darker(flushed(skin, 0.55), 0.28);
  const hairLine = darker(hair, 0.55);
  const clothLine = darker(cloth, 0.58);
  const accentLine = darker(accent, 0.5);
  const trousers = darker(cloth, 0.5);
  const trousersLine = darker(cloth, 0.75);
  const shirt = '#fffdf8';
  const shirtLine = '#b9b3ab';
  const mitten: Fill = { linear: [-36, 0, 40, 60], stops: [lighter(skin, 0.3), skin, flushed(skin, 0.16)] };
  const sleeveLine = { color: clothLine, width: 3.8, taper: [0.5, 1, 1] } as const;
  const lips = mouth({ line: darker(flushed(skin, 0.7), 0.3), tint: '#00000000' }).filter((layer) => !['lowlip', 'upperlip', 'lipgloss'].includes(layer.id));

  return {
    id: 'ne-custom', portrait: { top: 226, width: 740 }, life: { stretch: 0.007, floor: 1840, drift: 16 },
    defaults: { blush: 0.5 },
    groups: {
      hips: { pivot: [0, 630, 0], scale: 1.1 },
      body: { parent: 'hips', pivot: [0, 1290, 0], rx: { bow: -1 }, rz: { lean: 1 }, tx: { lean: 3 } },
      head: { parent: 'body', pivot: [0, 790, -20], ry: { yaw: 1.15, yawAdd: 1 }, rx: { pitch: 1.35, headBow: -1, bow: NECK_KEEPS }, sy: { bow: HEAD_IS_ROUND }, ty: { bow: CHIN_COMES_DOWN }, rz: { roll: 1, rollAdd: 1 }, bulge: [0, 590, 216, 250, 120] },
      gaze: { parent: 'head', pivot: [0, 612, 0], tx: { gazeX: 12 }, ty: { gazeY: 9 }, bulge: [0, 590, 216, 250, 120] },
      'arm@': { parent: 'body', pivot: [158, 905, 0], rz: { 'sh@': -1 }, rx: { 'sd@': 1, bow: ARM_HANGS } },
      'fore@': { parent: 'arm@', pivot: [166, 1084, 0], rz: { 'el@': 1 }, rx: { 'ed@': 1 } },
      'hand@': { parent: 'fore@', pivot: [166, 1236, 0], rz: { 'wr@': 1 }, rx: { 'wristBack@': -1 }, sx: HAND_TURNS },
    },
    springs: {
      swayHair: { in: { yaw: 0.035, yawAdd: 0.035, roll: 0.05, lean: 0.05 }, stiffness: 130, damping: 8, gain: 1.2 },
      swayRibbon: { in: { yaw: 0.02, lean: 0.09, bow: 0.02, idleX: 0.2 }, stiffness: 120, damping: 7, gain: 1.2 },
    },
    warps: faceWarps({ mouth: [0, 714], width: 36, nose: [0, 664], chin: [0, 782], cheek: [168, 690] }),
    poses: {
      fold: { shL: 9, elL: 72, edL: 10, wrL: 4, handL: HAND.folded, shR: 9, elR: 72, edR: 10, wrR: 4, handR: HAND.folded, sdL: 0, sdR: 0, bow: 0, headBow: 0, lean: 0, yawAdd: 0, rollAdd: 0 },
      bow: { bow: 30, headBow: 6, elL: 70, elR: 70 },
      wave: { shR: 30, sdR: 20, elR: 214, edR: 18, wrR: 0, handR: HAND.open, ...AT_EASE.L, lean: 2, rollAdd: 4 },
      guideL: { shL: 18, elL: 250, edL: 30, wrL: 0, handL: HAND.palm, ...AT_EASE.R, lean: -2, yawAdd: 8 },
      guideR: { shR: 18, elR: 250, edR: 30, wrR: 0, handR: HAND.palm, ...AT_EASE.L, lean: 2, yawAdd: -8 },
      think: { shR: 12, sdR: 74, elR: 142, edR: 54, wrR: -6, handR: HAND.folded, ...AT_EASE.L, lean: -1 },
      wait: { shR: 14, sdR: 14, elR: 178, edR: 30, wrR: 4, handR: HAND.open, ...AT_EASE.L, lean: 0.5 },
    },
    arcs: armArcs,
    oscillate: { wave: { wrR: [8, 1.5], elR: [9, 1.5] } },
    layers: [
      { id: 'ground', group: 'hips', fill: 'rgba(92,58,24,.16)', path: oval(0, 1732, 186, 20) },
      // ---- behind
      { id: 'tuft', group: 'head', z: 0, sway: ['swayHair', 300, 80, -14], fill: hair, ink: { color: hairLine, width: 3.4 }, path: '10,356! 14,330 34,310 62,306! 52,322 48,340 50,360!' },
      { id: 'dome', group: 'head', z: -96, symmetric: true, fill: hair, ink: { color: hairLine, width: 4 }, path: '0,366 112,384 178,446 196,540 0,560', keys: { turnL: DOME_TURNED, turnR: DOME_TURNED } },
      { id: 'cap', group: 'head', z: -40, symmetric: true, fill: darker(hair, 0.22), ink: { color: hairLine, width: 4 }, path: '0,352 122,370 206,446 228,566 220,640 196,696 150,726 0,730' },
      { id: 'neck', group: 'body', mix: ['head', 850, 760], symmetric: true, fill: flushed(skin, 0.08), ink: { color: skinLine, width: 3 }, path: '0,740 46,746 46,800 66,840 40,880 0,890' },
      { id: 'neckshadow', use: 'face', offset: [3, 34], clip: 'neck', fill: flushed(skin, 0.2) },
      // ---- legs
      { id: 'shoe@', group: 'hips', cache: 'torso', fill: '#4a3a36', ink: { color: '#241a18', width: 4 }, path: '28,1654! 140,1654! 158,1692 156,1730! 90,1738 16,1730! 18,1690' },
      { id: 'sole@', group: 'hips', cache: 'torso', open: true, ink: { color: '#8a7468', width: 5, taper: [0.6, 1, 0.6] }, path: '20,1722 88,1728 152,1722' },
      { id: 'leg@', group: 'hips', cache: 'torso', fill: { linear: [10, 1300, 170, 1320], stops: [darker(trousers, 0.1), lighter(trousers, 0.12), darker(trousers, 0.12)] }, ink: { color: trousersLine, width: 4 }, path: '0,1250! 168,1250! 171,1370 158,1530 144,1668! 86,1678 26,1668! 18,1530 4,1390!' },
      { id: 'legshade', group: 'hips', cache: 'torso', clip: 'legL', fill: trousersLine, opacity: 0.35, path: '140,1240! 146,1390 134,1540 122,1700! 190,1700! 190,1240!' },
      { id: 'hemshade', group: 'hips', cache: 'torso', fill: trousersLine, opacity: 0.4, path: '-172,1322! -90,1336 0,1326 90,1336 172,1322! 172,1340 90,1358 0,1346 -90,1358 -172,1340' },
      { id: 'legcrease@', group: 'hips', cache: 'torso', open: true, opacity: 0.4, ink: { color: trousersLine, width: 3, taper: [0, 1, 0] }, path: '84,1390 84,1510 84,1630' },
      // ---- torso
      { id: 'jacket', group: 'body', cache: 'torso', symmetric: true, fill: { linear: [-160, 840, 160, 1320], stops: [lighter(cloth, 0.14), cloth, darker(cloth, 0.14)] }, ink: { color: clothLine, width: 4.4 }, path: '0,830! 70,818! 130,842 170,880 180,950 168,1070 168,1180 186,1318! 96,1334 0,1322' },
      { id: 'jshade', group: 'body', cache: 'torso', clip: 'jacket', fill: darker(cloth, 0.3), opacity: 0.6, path: '190,900! 154,980 138,1080 138,1190 150,1340! 220,1340! 220,900!' },
      { id: 'shirt', group: 'body', cache: 'torso', symmetric: true, fill: shirt, ink: { color: shirtLine, width: 2.6 }, path: '0,818! 56,792! 82,826 60,930 0,1010!' },
      { id: 'lapelshade@', group: 'body', cache: 'torso', fill: darker(cloth, 0.36), opacity: 0.5, path: '90,830! 120,890 132,928 96,1000 10,1064! 20,1030 90,930' },
      { id: 'lapel@', group: 'body', cache: 'torso', fill: { linear: [50, 810, 110, 1000], stops: [lighter(cloth, 0.26), lighter(cloth, 0.12)] }, ink: { color: clothLine, width: 3.6 }, path: '62,806! 92,822 112,884! 98,900! 122,916! 80,990 2,1046! 2,1008! 44,950 66,880' },
      { id: 'pocket@', group: 'body', cache: 'torso', open: true, ink: { color: clothLine, width: 3.6, taper: [0.8, 1, 0.8] }, path: '74,1226 112,1222 146,1212' },
      { id: 'frontline', group: 'body', cache: 'torso', open: true, ink: { color: clothLine, width: 3.8, taper: [0.8, 1, 0.8] }, path: '2,1044 6,1160 2,1250 8,1322' },
      { id: 'button', group: 'body', cache: 'torso', fill: accent, ink: { color: accentLine, width: 2.6 }, path: `${oval(0, 1100, 12, 12)} | ${oval(0, 1180, 12, 12)}` },
      // A small doorway instead of a name, which the company gives later.
      { id: 'pin', group: 'body', cache: 'torso', fill: accent, ink: { color: accentLine, width: 2.6 }, path: '94,1044! 94,1014 110,998 126,1014 126,1044!' },
      { id: 'pindoor', group: 'body', cache: 'torso', fill: shirt, path: '103,1044! 103,1022 110,1014 117,1022 117,1044!' },
      // ---- arms
      [
        { id: 'upper@', group: 'arm@', cache: 'arms', fill: cloth, ink: { color: clothLine, width: 4.2 }, path: '142,854 149,846 180,864 201,910 204,980 204,1034 203,1084 194,1110 166,1121 138,1110 129,1084 128,1034 127,980 130,904' },
        { id: 'upperlight@', group: 'arm@', cache: 'arms', fill: { linear: [160, 950, 206, 954], stops: [`${lighter(cloth, 0.3)}00`, `${lighter(cloth, 0.3)}90`, `${lighter(cloth, 0.3)}10`] }, path: '160,872! 190,890 203,940 202,990 190,1034! 172,990 168,930' },
        { id: 'uppershade@', group: 'arm@', cache: 'arms', fill: darker(cloth, 0.3), opacity: 0.5, path: '128,900! 142,950 144,1000 128,1034! 126,980' },
        { id: 'mitten@', ...HAND_ABOVE, show: ['hand@', HAND.folded], fill: mitten, ink: { color: skinLine, width: 3.2 }, path: '-27,-20! -34,18 -35,52 -20,78 6,82 27,68 34,36 27,-20!' },
        { id: 'mittenline@', ...HAND_ABOVE, show: ['hand@', HAND.folded], open: true, ink: { color: skinLine, width: 2.8, taper: [0, 1, 0.4] }, path: '-12,52 -12,66 -9,80 | 8,54 9,68 8,80' },
        { id: 'open@', ...HAND_ABOVE, show: ['hand@', HAND.palm], fill: mitten, ink: { color: skinLine, width: 3.2 }, path: '-26,-20! -33,20 -36,60 -22,90 6,94 28,76 34,48! 50,50 64,40 64,24 50,12 34,6 26,-20!' },
        { id: 'openline@', ...HAND_ABOVE, show: ['hand@', HAND.palm], open: true, ink: { color: skinLine, width: 2.8, taper: [0, 1, 0.4] }, path: '-14,62 -15,76 -12,92 | 8,62 9,78 8,92 | 34,48 24,38 20,24' },
        { id: 'cuff@', ...END, fill: { linear: [136, 1220, 196, 1220], stops: ['#e8e4dc', shirt, '#dcd6cc'] }, ink: { color: shirtLine, width: 2.6 }, path: '136,1200! 196,1200! 195,1238! 166,1244 137,1238!' },
        { id: 'forecap@', ...END, fill: cloth, path: '133,1222! 130,1160 128,1112 127,1084 137,1058 166,1046 195,1058 205,1084 204,1112 201,1160 199,1222! 166,1230' },
        { id: 'fore@', ...FORE, fade: ['sharp@', 0.9, 0.5], fill: cloth, path: '129,1030! 204,1030! 205,1062 205,1086 204,1112 201,1160 199,1222! 166,1230 133,1222! 130,1160 128,1112 127,1086 128,1062' },
        { id: 'foreshade@', ...END, fade: ['el@', 15, 55], fill: darker(cloth, 0.3), opacity: 0.5, path: '198,1078! 205,1092 204,1112 201,1160 199,1222! 182,1226! 184,1160 190,1104' },
        { id: 'linein@', ...FORE, fade: ['sharp@', 0.6, 0], open: true, ink: sleeveLine, path: '128,1030 127,1062 126,1086 127,1112 129,1160 132,1222' },
        { id: 'lineout@', ...FORE, fade: ['sharp@', 0.8, 0.3], open: true, ink: sleeveLine, path: '205,1030 206,1062 206,1086 205,1112 202,1160 200,1222' },
        { id: 'capline@', ...END, fade: ['sharp@', 0.2, 0.7], open: true, ink: sleeveLine, path: '132,1222 129,1160 127,1112 126,1084 136,1057 166,1045 196,1057 206,1084 205,1112 202,1160 200,1222' },
        { id: 'elbowfold@', ...FORE, fade: ['sharp@', 0.6, 0], alpha: 'bend@', open: true, ink: { color: clothLine, width: 3, taper: [0, 1, 0] }, path: '127,1070 144,1080 162,1078 | 127,1098 142,1106 156,1104' },
        { id: 'foreend@', ...END, open: true, ink: { color: clothLine, width: 4.4, taper: [1, 0.8, 1] }, path: '199,1222 166,1231 133,1222' },
        { id: 'trim@', ...END, open: true, ink: { color: accent, width: 6, taper: [1, 1, 1] }, path: '197,1200 166,1207 135,1200' },
      ],
      // ---- neckerchief
      { id: 'kerchief', group: 'body', symmetric: true, fill: { linear: [-70, 800, 70, 880], stops: [lighter(accent, 0.25), accent, darker(accent, 0.12)] }, ink: { color: accentLine, width: 3.2 }, path: '0,838 40,824 66,796! 84,822 52,868 0,886' },
      { id: 'kerchieffold', group: 'body', open: true, ink: { color: accentLine, width: 2.6, taper: [0, 1, 0] }, path: '-66,818 -34,852 0,862 | 66,818 40,846 14,858' },
      { id: 'tail@', group: 'body', sway: ['swayRibbon', 870, 110, 12], fill: darker(accent, 0.08), ink: { color: accentLine, width: 3.2 }, path: '0,870! 26,886 44,930 46,968! 24,950 6,916' },
      { id: 'knot', group: 'body', fill: lighter(accent, 0.2), ink: { color: accentLine, width: 3.2 }, path: '-22,862 0,852 22,862 24,884 0,896 -24,884' },
      // ---- head
      { id: 'ear@', group: 'head', z: -8, fill: flushed(skin, 0.06), ink: { color: skinLine, width: 3.2 }, path: '184,586 204,576 218,592 216,628 200,652 182,644' },
      { id: 'face', group: 'head', z: 40, symmetric: true, fill: skin, ink: { color: skinLine, width: 3.6 }, path: '0,400 112,416 178,490 190,590 174,676 124,742 60,774 0,782', keys: { chin: '0,400 112,416 178,490 190,591 174,680 124,750 60,786 0,794' } },
      { id: 'hairshadow', use: 'bangs', offset: [5, 18], clip: 'face', fill: flushed(skin, 0.16), opacity: 0.8 },
      { id: 'jawshade', group: 'head', bulge: 0.4, z: 34, clip: 'face', fill: flushed(skin, 0.12), opacity: 0.7, path: '200,560! 172,660 120,726 50,762 -10,770! 20,810! 210,810!' },
      { id: 'blush@', group: 'head', bulge: 1, clip: 'face', alpha: 'blush', fill: { radial: [128, 684, 36, 0.62], stops: ['rgba(246,112,98,.62)', 'rgba(246,120,104,.34)', 'rgba(246,120,104,0)'] }, path: oval(128, 684, 36, 22) },
      { id: 'nose', group: 'head', bulge: 1, z: 16, fill: flushed(skin, 0.24), path: oval(0, 664, 8, 6) },
      ...reshape(lips, (x, y) => [x, y + 92]),
      [
        { id: 'eye@', group: 'gaze', bulge: 1, fill: darker(hair, 0.78), path: oval(82, 620, 28, 42),
          keys: { 'blink@': lid(82, 618, 32, 15, 11), 'half@': halfway(covered(82, 622, 30, 37, 600), oval(82, 620, 28, 42), lid(82, 618, 32, 15, 11)), 'joy@': lid(82, 630, 33, -22, 11), 'wide@': oval(82, 618, 30, 48), 'squint@': oval(82, 622, 29, 32) } },
        { id: 'eyedepth@', group: 'gaze', bulge: 1, clip: 'eye@', hideIf: 'shut@', fill: { linear: [0, 590, 0, 664], stops: [`${darker(hair, 0.8)}00`, `${darker(hair, 0.3)}b0`, glossy(hair, 0.2)] }, path: oval(82, 624, 24, 37), keys: { 'blink@': oval(82, 614, 26, 25) } },
        // Under a half closed lid the eye would be all pupil: there the light of the iris shows.
        { id: 'eyeiris@', group: 'gaze', bulge: 1, clip: 'eye@', alpha: 'half@', hideIf: 'shut@', fill: { linear: [0, 600, 0, 656], stops: [darker(hair, 0.25), glossy(hair, 0.18), glossy(hair, 0.5)] }, path: oval(82, 626, 25, 31) },
        { id: 'eyeglow@', group: 'gaze', bulge: 1, clip: 'eye@', hideIf: 'shut@', fill: { radial: [82, 656, 24, 0.7], stops: [glossy(hair, 0.75), `${glossy(hair, 0.5)}60`, `${glossy(hair, 0.5)}00`] }, path: oval(82, 652, 22, 18), keys: { 'blink@': oval(82, 632, 27, 15), 'joy@': oval(82, 636, 24, 14) } },
        { id: 'eyepupil@', group: 'gaze', bulge: 1, clip: 'eye@', hideIf: 'shut@', fill: darker(hair, 0.86), path: oval(82, 616, 13, 19), keys: { 'blink@': oval(82, 622, 13, 10) } },
        // Below a lid that comes down the eye is as bright as its iris.
        { id: 'eyelow@', group: 'gaze', bulge: 1, clip: 'eye@', hideIf: 'shut@', fade: ['shut@', 0.4, 0.75], fill: glossy(hair, 0.22), path: oval(82, 650, 24, 20), keys: { 'blink@': oval(82, 634, 29, 10) } },
        { id: 'glintL', group: 'gaze', bulge: 1, clip: 'eyeL', fade: ['shutL', 0.98, 0.9], fill: '#ffffff', path: `${oval(72, 600, 10.5, 13)} | ${oval(94, 640, 6, 6)} | ${oval(70, 640, 3, 3.4)}`, keys: { blinkL: `${oval(71, 629, 9, 6)} | ${oval(93, 635, 5, 3.5)} | ${oval(72, 636, 2, 2)}` } },
        { id: 'glintR', side: 'R', group: 'gaze', bulge: 1, clip: 'eyeR', fade: ['shutR', 0.98, 0.9], fill: '#ffffff', path: `${oval(-92, 600, 10.5, 13)} | ${oval(-70, 640, 6, 6)} | ${oval(-94, 640, 3, 3.4)}`, keys: { blinkR: `${oval(-92, 629, 9, 6)} | ${oval(-71, 635, 5, 3.5)} | ${oval(-92, 636, 2, 2)}` } },
        { id: 'lid@', group: 'gaze', bulge: 1, z: 2, hideIf: 'shut@', open: true, ink: { color: darker(hair, 0.78), width: 7, taper: [0.2, 1, 0.5] }, path: '54,606 62,588 84,578 104,588 114,602', keys: { 'wide@': '52,600 60,578 84,568 106,578 116,596', 'squint@': '53,614 62,600 84,592 104,600 114,610', 'blink@': '52,620 62,630 84,634 104,630 114,620', 'half@': halfway('50,620 60,605 84,598 105,605 115,617', '54,606 62,588 84,578 104,588 114,602', '52,620 62,630 84,634 104,630 114,620'), 'joy@': '52,622 62,612 84,606 104,612 114,622' } },
      ],
      // ---- hair in front
      { id: 'bangs', group: 'head', bulge: 0.8, z: 24, fill: hair, ink: { color: hairLine, width: 4 }, path: '10,342 -76,352 -156,400 -212,482 -228,570 -214,650! -200,622 -190,580 -184,546! -180,562 -170,590! -160,556 -148,530 -136,502! -134,520 -126,538! -86,514 -24,480 30,436! 54,488 104,532 164,562! 180,574 190,594 202,624 214,650! 228,570 214,482 160,400 90,354' },
      { id: 'crown', group: 'head', bulge: 0.8, z: 24, open: true, alpha: 'lookDown', ink: { color: hair, width: 18, taper: [0.1, 1, 0.1] }, path: '-180,430 -156,404 -76,356 10,346 90,358 160,404 184,430' },
      ...combed('bangs', ['30,380 6,420 -40,460 -86,500 | 26,376 -40,412 -104,466 -148,540 | 20,370 -84,404 -156,474 -184,552 | 12,364 -100,392 -188,476 -212,610', '38,384 60,430 100,482 148,536 | 44,376 96,420 150,490 184,566 | 52,368 124,404 186,480 212,610'], { group: 'head', bulge: 0.8, z: 26 },
        { deep: darker(hair, 0.35), line: hairLine, bright: glossy(hair, 0.35), sheen: { linear: [0, 384, 0, 520], stops: [`${glossy(hair, 0.35)}20`, `${glossy(hair, 0.35)}a0`, `${glossy(hair, 0.35)}00`] }, glint: { linear: [0, 396, 0, 500], stops: [`${glossy(hair, 0.7)}20`, `${glossy(hair, 0.7)}c8`, `${glossy(hair, 0.7)}00`] } }, { from: 0.3, to: 0.6, width: 24, dense: 1 }),
      // ---- headset
      { id: 'band', group: 'head', z: 10, fill: { linear: [-240, 400, 240, 440], stops: [lighter(accent, 0.3), accent, darker(accent, 0.16)] }, ink: { color: accentLine, width: 3.4 }, path: '-238,566! -230,470 -176,382 -92,336 0,322 92,336 176,382 230,470 238,566! 220,566! 212,478 164,398 86,354 0,342 -86,354 -164,398 -212,478 -220,566!' },
      { id: 'cup@', group: 'head', z: 10, fill: { linear: [206, 560, 258, 640], stops: [lighter(accent, 0.35), accent, darker(accent, 0.14)] }, ink: { color: accentLine, width: 3.8 }, path: oval(231, 602, 28, 52) },
      { id: 'cupin@', group: 'head', z: 10, fill: darker(accent, 0.18), path: oval(231, 602, 13, 31) },
      { id: 'boom', group: 'head', z: 16, open: true, ink: { color: '#4a3a36', width: 8, taper: [1, 1, 1] }, path: '-232,650 -214,700 -176,734 -128,744' },
      { id: 'mic', group: 'head', z: 16, fill: '#4a3a36', ink: { color: '#241a18', width: 3 }, path: '-140,732 -112,728 -94,738 -94,752 -112,760 -138,756' },
      { id: 'brow@', group: 'head', bulge: 1, z: 2, fill: darker(hair, 0.35), path: '54,560! 80,546 107,559! 80,554',
        keys: { 'browUp@': '54,544! 80,528 107,542! 80,536', 'browDown@': '54,569! 80,558 107,566! 80,566', 'browAngry@': '50,573! 78,558 107,546! 80,566', browSad: '58,540! 80,540 105,565! 80,548' } },
    ],
  };
}
