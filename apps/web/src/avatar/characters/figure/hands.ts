import { HAND, type LayerSource, type ShapeSource } from '@/avatar/character';
import { type Move, reshape } from './reshape';

export interface Skin {
  light: string;
  mid: string;
  shade: string;
  line: string;
  /** Lines between the fingers and in the palm. */
  crease: string;
  nail: string;
}

/** Where the hand hangs, how large it is, and what it passes over when it is raised. */
interface HandFit {
  at: readonly [number, number];
  size: Move;
  over: string;
}

/**
 * Six shapes of a left hand: the wrist in the origin, the fingers pointing down.
 * Where the palm shows the thumb is on the right, where the back shows it is on the left.
 */
// biome-ignore format: one layer a line reads like a table
export function hands(skin: Skin, { at, size, over }: HandFit): LayerSource[] {
  const hold = { group: 'hand@', cache: 'arms', at, above: ['raised@', over] } as const;
  const back: ShapeSource['fill'] = { linear: [-34, 20, 38, 90], stops: [skin.light, skin.mid, skin.shade] };
  const palm: ShapeSource['fill'] = { linear: [-38, 30, 44, 70], stops: [skin.shade, skin.mid, skin.light] };
  const ink = { color: skin.line, width: 2.6 };
  const crease = { color: skin.crease, width: 2.4, taper: [0, 1, 0.6] } as const;
  const PALM = '-24,-24! -27,10 -34,44 -39,78 -30,98 0,104 30,98 37,80 37,50 29,14 24,-24!';
  return reshape([
    { id: 'folded@', ...hold, show: ['hand@', HAND.folded], fill: back, ink, path: '-24,-24! -27,10 -36,44 -38,82 -37,120 -33,140 -25,147 -17,138! -15,155 -7,164 2,155! 6,161 13,158 19,144! 23,143 30,135 35,108 37,70 32,30 24,-24!' },
    { id: 'foldedshade@', ...hold, show: ['hand@', HAND.folded], fill: skin.shade, opacity: 0.6, path: '37,62! 35,108 30,135 23,143! 19,144! 16,110 22,80 | 12,140! 19,144! 13,158 6,161! 2,155! 6,146' },
    { id: 'foldedline@', ...hold, show: ['hand@', HAND.folded], open: true, ink: crease, path: '-17,84 -19,112 -17,138 | 2,80 1,120 2,155 | 19,82 20,116 19,144 | -26,74 -20,70 -14,74 | -6,68 0,64 6,68 | 12,70 18,67 24,72' },
    { id: 'nails@', ...hold, show: ['hand@', HAND.folded], fill: skin.nail, path: '-30,134 -26,128 -22,134 -26,143 | -11,150 -7,144 -3,150 -7,160 | 8,147 12,141 16,146 13,155 | 23,130 27,125 31,129 28,137' },
    { id: 'palm@', ...hold, show: ['hand@', HAND.palm], fill: palm, ink,
      path: `${PALM} | 20,6 42,26 58,56 68,84 64,96 54,94 42,78 26,60 | 35,74 37,121 37,147 34,158 30,162 25,158 21,147 19,122 18,74 | 17,78 18,131 16,161 13,174 8,178 3,174 0,161 -2,131 -1,78 | -3,76 -3,125 -5,153 -9,164 -13,168 -18,164 -21,152 -22,125 -20,76 | -21,69 -24,110 -26,130 -30,139 -34,142 -38,139 -41,129 -40,108 -37,67` },
    { id: 'palmline@', ...hold, show: ['hand@', HAND.palm], open: true, ink: crease, path: '18,92 18,118 19,146 | -2,94 -2,126 -2,156 | -21,90 -22,110 -24,134 | 32,64 14,58 -2,26 | -30,74 -8,64 14,74' },
    { id: 'open@', ...hold, show: ['hand@', HAND.open], fill: palm, ink,
      path: `${PALM} | 18,4 42,22 64,46 84,68 86,80 76,85 58,76 26,64 | 34,75 42,121 45,147 44,159 40,163 34,160 29,150 24,124 17,78 | 17,81 19,132 19,162 16,175 11,179 6,175 2,162 0,133 -1,81 | -3,80 -7,128 -10,155 -15,166 -20,170 -24,165 -26,154 -25,127 -20,78 | -21,72 -31,112 -37,132 -43,140 -48,142 -51,138 -51,128 -47,108 -36,68` },
    { id: 'openline@', ...hold, show: ['hand@', HAND.open], open: true, ink: { ...crease, taper: [0, 1, 0] }, path: '32,68 14,60 -2,26 | -30,74 -8,64 16,76 | -28,58 -10,49 6,54 | 19,104 26,106 33,102 | 1,108 9,111 17,108 | -20,104 -13,108 -5,105 | -38,98 -31,102 -25,99' },
    { id: 'relaxed@', ...hold, show: ['hand@', HAND.relaxed], fill: back, ink,
      path: '-22,-24! -22,6 -24,34 -22,62 -14,80 4,92 20,88 30,72 33,50 31,26 25,4 22,-24! | 14,66 17,104 13,130 7,148 10,157 18,153 26,137 31,112 33,84 31,58 | -2,66 4,106 3,132 -1,152 3,161 11,158 18,142 22,116 23,84 21,62 | -17,62 -12,98 -11,124 -14,142 -10,152 -2,151 5,137 9,112 10,74' },
    { id: 'relaxedthumb@', ...hold, show: ['hand@', HAND.relaxed], fill: back, ink, path: '-21,4! -30,22 -37,48 -37,74 -33,96 -26,103 -19,97 -18,80 -15,60 -8,40' },
    { id: 'relaxedline@', ...hold, show: ['hand@', HAND.relaxed], open: true, ink: crease, path: '10,82 9,112 4,138 | 22,84 22,114 17,142 | -6,66 0,61 6,64 | 14,60 20,58 25,62 | -8,40 -12,28 -15,16 | -29,92 -25,88 -21,92' },
    { id: 'fist@', ...hold, show: ['hand@', HAND.fist], fill: palm, ink, path: '-24,-24! -28,4 -37,28 -42,58 -39,84 -24,98 -4,103 18,101 34,92 41,72 40,44 32,14 24,-24!' },
    { id: 'fistline@', ...hold, show: ['hand@', HAND.fist], open: true, ink: crease, path: '-22,58 -23,78 -19,98 | -2,56 -2,80 0,102 | 18,56 19,78 20,100 | -38,58 -24,50 -8,48 10,48' },
    { id: 'fistthumb@', ...hold, show: ['hand@', HAND.fist], fill: palm, ink, path: '26,8! 40,26 42,46 34,62 14,72 -4,72 -12,64 -6,55 12,52 18,40' },
    { id: 'point@', ...hold, show: ['hand@', HAND.point], fill: palm, ink, path: '-24,-24! -28,4 -36,28 -41,58 -38,84 -24,97 -2,102 22,98 38,84 39,48 32,14 24,-24! | 38,72 40,122 41,150 38,163 32,168 26,163 22,150 20,122 17,72' },
    { id: 'pointline@', ...hold, show: ['hand@', HAND.point], open: true, ink: crease, path: '-22,58 -23,78 -19,97 | -2,56 -2,80 0,101 | 17,60 18,80 20,98 | -37,58 -24,50 -8,48 10,48 | 22,108 30,111 38,108' },
    { id: 'pointthumb@', ...hold, show: ['hand@', HAND.point], fill: palm, ink, path: '26,8! 40,24 42,42 32,60 12,70 -6,70 -13,62 -7,53 10,50 18,38' },
  ], size);
}
