import type { Character, Fill, GradientStop, LayerSource, PathText } from '../../character';

/** Build, stance and sleeves of the women; what they wear comes as colours. */

export const SKIN_LINE = '#a9654f';

// biome-ignore format: one group a line reads like a table
export const womanGroups: Character['groups'] = {
    hips: { pivot: [0, 1660, 0] },
    body: { parent: 'hips', pivot: [0, 1640, 0], rx: { bow: -1 }, rz: { lean: 1 }, tx: { lean: 5 } },
    head: { parent: 'body', pivot: [0, 650, -20], ry: { yaw: 1.15, yawAdd: 1 }, rx: { pitch: 1.35, headBow: -1 }, rz: { roll: 1, rollAdd: 1 }, bulge: [0, 470, 174, 240, 108] },
    gaze: { parent: 'head', pivot: [0, 508, 0], bulge: [0, 470, 174, 240, 108], tx: { gazeX: 15 }, ty: { gazeY: 10 } },
    'arm@': { parent: 'body', pivot: [242, 885, 0], rz: { 'sh@': -1 } },
    'fore@': { parent: 'arm@', pivot: [246, 1320, 0], rz: { 'el@': 1 } },
    'foreS@': { parent: 'fore@', pivot: [246, 1320, 0], sy: { 'fl@': 1 } },
    'hand@': { parent: 'fore@', pivot: [246, 1668, 0], rz: { 'wr@': 1 }, ty: { 'fl@': 348 } },
};

// biome-ignore format: one pose a line reads like a table
export const womanPoses: Character['poses'] = {
    fold: { shL: 8, elL: 59, flL: -0.15, wrL: 6, handL: 0, shR: 8, elR: 59, flR: -0.15, wrR: 6, handR: 0, bow: 0, headBow: 0, lean: 0, yawAdd: 0, rollAdd: 0 },
    bow: { bow: 27, headBow: 13 },
    wave: { shR: 12, elR: 206, flR: -0.12, wrR: 0, handR: 2, lean: 1, rollAdd: 3 },
    guideL: { shL: 4, elL: 222, flL: -0.42, wrL: 14, handL: 1, lean: -2, yawAdd: 8 },
    guideR: { shR: 4, elR: 222, flR: -0.42, wrR: 14, handR: 1, lean: 2, yawAdd: -8 },
};

export const womanArcs: Character['arcs'] = { flL: ['elL', -0.0019], flR: ['elR', -0.0019] };
export const womanSwing: Character['oscillate'] = { wave: { wrR: [9, 1.5], elR: [5, 1.5] } };

export interface Sleeve {
  upper: readonly GradientStop[];
  fore: readonly GradientStop[];
  shade: string;
  line: string;
  fold: string;
  cuff: { stops: readonly GradientStop[]; line: string };
  button: { fill: string; line: string };
}

// biome-ignore format: one layer a line reads like a table
export const womanArms = (sleeve: Sleeve): LayerSource[] => [
      { id: 'upper@', group: 'arm@', cache: 'arms', fill: { linear: [190, 880, 302, 910], stops: sleeve.upper }, ink: { color: sleeve.line, width: 3.6 },
        path: '222,846! 250,864 275,902 289,965 292,1045 290,1160 290,1310 281,1346 246,1362 211,1346 202,1310 199,1160 197,1040 200,955 206,890' },
      { id: 'uppershade@', group: 'arm@', cache: 'arms', clip: 'upper@', fill: sleeve.shade, opacity: 0.55, path: '196,900 214,960 217,1100 217,1240 236,1330 290,1350 280,1400! 180,1400! 180,900!' },
      // hands, by the hand pose number
      { id: 'handfold@', group: 'hand@', cache: 'arms', show: ['hand@', 0], at: [246, 1668], fill: { linear: [-34, 40, 36, 70], stops: ['#fff0e6', '#fde0d0', '#f6c9b4'] }, ink: { color: SKIN_LINE, width: 2.6 },
        path: '-24,-24! -27,10 -36,44 -38,82 -37,120 -33,140 -25,147 -17,138! -15,155 -7,164 2,155! 6,161 13,158 19,144! 23,143 30,135 35,108 37,70 32,30 24,-24!' },
      { id: 'handfoldl@', group: 'hand@', cache: 'arms', show: ['hand@', 0], at: [246, 1668], open: true, ink: { color: '#c07f68', width: 2.6, taper: [0, 0.8, 1] }, path: '-17,84 -19,112 -17,138 | 2,80 1,120 2,155 | 19,82 20,116 19,144' },
      { id: 'nails@', group: 'hand@', cache: 'arms', show: ['hand@', 0], at: [246, 1668], fill: '#f7b5ab', path: '-30,134 -26,128 -22,134 -26,143 | -11,150 -7,144 -3,150 -7,160 | 8,147 12,141 16,146 13,155 | 23,130 27,125 31,129 28,137' },
      { id: 'palm@', group: 'hand@', cache: 'arms', show: ['hand@', 1], at: [246, 1668], fill: { linear: [-36, 30, 40, 60], stops: ['#f9d0bd', '#fee6d8', '#fff0e6'] }, ink: { color: SKIN_LINE, width: 2.6 },
        path: '-24,-24! -27,10 -34,44 -40,78 -30,98 0,104 30,98 37,80 37,50 29,14 24,-24! | 20,6 42,26 58,56 68,84 64,96 54,94 42,78 26,60 | 35,74 37,121 37,147 34,158 30,162 25,158 21,147 19,122 18,74 | 17,78 18,131 16,161 13,174 8,178 3,174 0,161 -2,131 -1,78 | -3,76 -3,125 -5,153 -9,164 -13,168 -18,164 -21,152 -22,125 -20,76 | -21,69 -24,110 -26,130 -30,139 -34,142 -38,139 -41,129 -40,108 -37,67' },
      { id: 'palml@', group: 'hand@', cache: 'arms', show: ['hand@', 1], at: [246, 1668], open: true, ink: { color: '#c98a74', width: 2.4, taper: [0, 1, 0.9] }, path: '18,92 18,118 19,146 | -2,94 -2,126 -2,156 | -21,90 -22,110 -24,134 | 32,64 14,58 -2,26' },
      { id: 'wave@', group: 'hand@', cache: 'arms', show: ['hand@', 2], at: [246, 1668], fill: { linear: [-36, 30, 40, 60], stops: ['#f9d0bd', '#fee6d8', '#fff0e6'] }, ink: { color: SKIN_LINE, width: 2.6 },
        path: '-24,-24! -27,10 -34,44 -40,78 -30,98 0,104 30,98 37,80 37,50 29,14 24,-24! | 18,4 42,22 64,46 84,68 86,80 76,85 58,76 26,64 | 34,75 42,121 45,147 44,159 40,163 34,160 29,150 24,124 17,78 | 17,81 19,132 19,162 16,175 11,179 6,175 2,162 0,133 -1,81 | -3,80 -7,128 -10,155 -15,166 -20,170 -24,165 -26,154 -25,127 -20,78 | -21,72 -31,112 -37,132 -43,140 -48,142 -51,138 -51,128 -47,108 -36,68' },
      { id: 'wavel@', group: 'hand@', cache: 'arms', show: ['hand@', 2], at: [246, 1668], open: true, ink: { color: '#c98a74', width: 2.4, taper: [0, 1, 0] }, path: '30,66 12,58 -2,24 | -30,72 -8,62 16,74 | -28,58 -10,48 4,52' },
      { id: 'shirtcuff@', group: 'foreS@', cache: 'arms', fill: { linear: [214, 1640, 280, 1640], stops: sleeve.cuff.stops }, ink: { color: sleeve.cuff.line, width: 2.4 }, path: '216,1620! 277,1620! 274,1662! 246,1669 219,1662!' },
      { id: 'fore@', group: 'foreS@', cache: 'arms', fill: { linear: [200, 1400, 294, 1416], stops: sleeve.fore }, path: '246,1274 282,1288 292,1325 289,1450 281,1640! 246,1648 212,1640! 203,1450 200,1325 210,1288' },
      { id: 'foreline@', group: 'foreS@', cache: 'arms', open: true, ink: { color: sleeve.line, width: 4.4, taper: [0, 1, 1] }, path: '289,1300 292,1350 289,1450 281,1640 | 201,1300 201,1340 203,1450 212,1640' },
      { id: 'foreend@', group: 'foreS@', cache: 'arms', open: true, ink: { color: sleeve.line, width: 4.4, taper: [1, 0.8, 1] }, path: '281,1640 246,1648 212,1640' },
      { id: 'forefold@', group: 'foreS@', cache: 'arms', open: true, ink: { color: sleeve.fold, width: 4, taper: [0, 1, 0] }, path: '200,1330 226,1346 250,1344 | 200,1356 220,1368 236,1368' },
      { id: 'forebtn@', group: 'foreS@', cache: 'arms', fill: sleeve.button.fill, ink: { color: sleeve.button.line, width: 1.8 }, path: '262,1600 268,1594 274,1600 268,1606 | 261,1622 267,1616 273,1622 267,1628' },
];

// biome-ignore format: one layer a line reads like a table
export const womanNeck: LayerSource[] = [
    { id: 'neck', group: 'body', mix: ['head', 760, 620], z: 0, symmetric: true, fill: { linear: [0, 690, 0, 830], stops: ['#f6cbb5', '#fde3d3'] }, ink: { color: SKIN_LINE, width: 2.4 },
      path: '0,600 57,606 53,690 55,740 80,786 130,820 60,900 0,930' },
    { id: 'neckshadow', use: 'face', offset: [4, 42], clip: 'neck', fill: '#e9aa92' },
];

export interface Cloth {
  fill: Fill;
  line: string;
  shade: string;
  fold: string;
  /** Soft shade under the chest: transparent, dark, transparent. */
  bust: readonly GradientStop[];
  skirt: readonly GradientStop[];
  /** Line where the jacket closes, four or more points. */
  front?: PathText;
}

// biome-ignore format: one layer a line reads like a table
export const womanSuit = (cloth: Cloth): LayerSource[] => [
    { id: 'skirt', group: 'hips', cache: 'torso', symmetric: true, fill: { linear: [-250, 1600, 250, 1900], stops: cloth.skirt }, ink: { color: cloth.line, width: 3.5 }, path: '0,1620 226,1630 248,1700 264,1800 274,1960! 0,1960!' },
    { id: 'jacket', group: 'body', cache: 'torso', symmetric: true, fill: cloth.fill, ink: { color: cloth.line, width: 4 },
      path: '0,800! 86,772! 150,800 218,838 256,884 258,960 236,1050 226,1130 200,1250 184,1360 200,1460 232,1560 246,1650! 120,1668 0,1660' },
    { id: 'jshadeR', group: 'body', cache: 'torso', clip: 'jacket', fill: cloth.shade, opacity: 0.55, path: '262,860 250,980 222,1060 214,1140 176,1260 158,1360 180,1470 214,1570 220,1680! 300,1680! 300,860!' },
    { id: 'jshadeL', group: 'body', cache: 'torso', clip: 'jacket', fill: cloth.shade, opacity: 0.35, path: '-262,940 -224,1060 -216,1140 -186,1260 -172,1360 -190,1470 -222,1570 -230,1680! -300,1680! -300,940!' },
    { id: 'bustshade', group: 'body', cache: 'torso', clip: 'jacket', fill: { linear: [0, 1120, 0, 1290], stops: cloth.bust }, path: '-240,1080 -150,1150 -70,1180 0,1190 70,1180 150,1150 240,1080 240,1300 0,1300 -240,1300' },
    { id: 'seam', group: 'body', cache: 'torso', open: true, ink: { color: cloth.line, width: 3.4, taper: [0.4, 1, 0.6] }, path: `${cloth.front ?? '2,1160 8,1300 4,1480 14,1660'} | 150,1130 128,1260 122,1380 140,1500 | -150,1130 -128,1260 -122,1380 -140,1500` },
    { id: 'folds', group: 'body', cache: 'torso', open: true, ink: { color: cloth.fold, width: 3, taper: [0, 1, 0] }, path: '-180,1350 -152,1362 -134,1356 | 180,1350 154,1362 138,1358 | -196,1560 -170,1600 -160,1640 | 196,1560 176,1600 168,1640 | -226,1080 -200,1100 -184,1128 | 226,1080 202,1100 188,1128' },
];

// biome-ignore format: one layer a line reads like a table
export const nameBadge = (badge: { name: string; bar: string; ink: string; edge: string }): LayerSource[] => [
    { id: 'badge', group: 'body', cache: 'torso', fill: { linear: [100, 1076, 130, 1124], stops: ['#ffffff', '#e9eef7'] }, ink: { color: badge.edge, width: 3 }, path: '108,1088! 206,1080! 209,1120! 111,1128!' },
    { id: 'badgebar', group: 'body', cache: 'torso', fill: badge.bar, path: '108,1088! 206,1080! 206.7,1088! 108.7,1096!' },
    { id: 'badgetext', group: 'body', cache: 'torso', text: badge.name, font: '600 22px "Noto Sans","DejaVu Sans",sans-serif', color: badge.ink, at: [158, 1117] },
];
