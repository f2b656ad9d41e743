import type { MantineColorsTuple } from '@mantine/core';

/* Named after what one meets in a Japanese entrance hall. Index 0 is the palest. */

/** 常盤: the accent, every action. */
export const pine: MantineColorsTuple = [
  '#eef6f2',
  '#dcece5',
  '#b8d8cc',
  '#8dc3b1',
  '#62ab97',
  '#3b8c7a',
  '#1f7263',
  '#125a4e',
  '#0d473e',
  '#08332c',
];

/** 朱: someone is calling. Never a button. */
export const shu: MantineColorsTuple = [
  '#fff2ec',
  '#ffe0d3',
  '#ffc0a8',
  '#fb9c7a',
  '#f27d55',
  '#e16036',
  '#c4441b',
  '#a23714',
  '#7f2b10',
  '#581d0a',
];

/** 紅: errors and destructive actions. */
export const beni: MantineColorsTuple = [
  '#fdf0f1',
  '#fadbde',
  '#f3b4bb',
  '#ea8b96',
  '#df6574',
  '#cd4154',
  '#b3243b',
  '#931b30',
  '#731526',
  '#500e1a',
];

/** 藍: in conversation, information. */
export const ai: MantineColorsTuple = [
  '#eff4fb',
  '#dde7f6',
  '#b9cfec',
  '#8fb2e0',
  '#6694d1',
  '#4277bd',
  '#2b5fa4',
  '#214c88',
  '#193b6b',
  '#11294b',
];

/** 藤: watching without being seen. */
export const fuji: MantineColorsTuple = [
  '#f6f1fb',
  '#ebe1f5',
  '#d5c2ea',
  '#bc9fdc',
  '#a37ecd',
  '#8a61b8',
  '#71489f',
  '#5b3784',
  '#462a67',
  '#301c47',
];

/** 金: crowded, attention, the light in the doorway. */
export const kin: MantineColorsTuple = [
  '#fdf6e6',
  '#faebc5',
  '#f3d68d',
  '#eabf55',
  '#dea92c',
  '#bd8812',
  '#95680a',
  '#765207',
  '#5a3e06',
  '#3e2a04',
];

/** 和紙 to 墨: the warm neutrals. */
export const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f4f0e9',
  '#e9e4da',
  '#d9d2c5',
  '#bfb6a6',
  '#8f8676',
  '#6c6457',
  '#514b41',
  '#37332c',
  '#23201b',
];

/** The hall at night. */
export const dark: MantineColorsTuple = [
  '#efebe3',
  '#d6d1c7',
  '#b1ada3',
  '#85837a',
  '#4a4d48',
  '#383b37',
  '#2a2d2a',
  '#1f2220',
  '#171a18',
  '#101211',
];

export const white = '#ffffff';
export const veil = '#1b1712';
