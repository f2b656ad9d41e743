import type { LayerSource } from '@/avatar/character';
import { darker, lighter } from './palette';

interface Cloth {
  color: string;
  line: string;
}

const HIPS = { group: 'hips', cache: 'torso' } as const;

/** Narrow, with a slit. */
// biome-ignore format: one layer a line reads like a table
export const pencilSkirt = ({ color, line }: Cloth): LayerSource[] => [
  { id: 'skirt', ...HIPS, symmetric: true, fill: { linear: [-260, 1640, 260, 1900], stops: [lighter(color, 0.1), color, darker(color, 0.24)] }, ink: { color: line, width: 3.5 }, path: '0,1530 206,1550 238,1650 246,1760 236,1960! 0,1960!' },
  { id: 'skirtshade', ...HIPS, clip: 'skirt', fill: darker(color, 0.36), opacity: 0.5, path: '-280,1560! -240,1616 -150,1640 -50,1630 0,1570 50,1630 150,1640 240,1616 280,1560! 280,1640 240,1646 150,1668 50,1664 0,1616 -50,1664 -150,1668 -240,1646 -280,1630 | 196,1660! 206,1780 200,1960! 300,1960! 300,1620!' },
  { id: 'skirtfold', ...HIPS, open: true, ink: { color: darker(color, 0.5), width: 3.2, taper: [0, 1, 0.6] }, path: '108,1720 118,1800 116,1960 | -184,1712 -200,1790 -198,1880 | -60,1720 -72,1770 -76,1820' },
];

/** Straight, with a crease. */
// biome-ignore format: one layer a line reads like a table
export const trousers = ({ color, line }: Cloth): LayerSource[] => [
  { id: 'trousers', ...HIPS, symmetric: true, fill: { linear: [-240, 1640, 240, 1900], stops: [lighter(color, 0.12), color, darker(color, 0.22)] }, ink: { color: line, width: 3.5 }, path: '0,1680 186,1690 206,1760 214,1830 208,1960! 0,1960!' },
  { id: 'trousershade', ...HIPS, clip: 'trousers', fill: darker(color, 0.4), opacity: 0.55, path: '-280,1720! -220,1764 -110,1780 0,1786 110,1780 220,1764 280,1720! 280,1786 220,1800 110,1816 0,1830 -110,1812 -220,1796 -280,1780 | 0,1800! 34,1880 44,1960! 2,1960! | 168,1800! 180,1880 178,1960! 260,1960! 260,1780!' },
  { id: 'trouserline', ...HIPS, open: true, ink: { color: line, width: 3.4, taper: [0.4, 1, 0.8] }, path: '0,1790 2,1880 0,1960' },
  { id: 'legcrease@', ...HIPS, open: true, ink: { color: darker(color, 0.45), width: 2.8, taper: [0, 1, 0.8] }, path: '112,1810 112,1890 108,1960' },
];
