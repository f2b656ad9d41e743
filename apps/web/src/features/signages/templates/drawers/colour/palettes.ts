import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';

/** Told apart from afar, and each carries light letters. */
export const buttonColours = [
  '#125a4e',
  '#b4530f',
  '#27569c',
  '#6b4a9c',
  '#8c2f4a',
  '#7a5b12',
  sceneColours.call,
] as const;

export const telopColours = [sceneColours.ink, sceneColours.paper, '#125a4e', '#b4530f', '#27569c', '#8c2f4a'] as const;

export const plateColours = [
  sceneColours.paper,
  sceneColours.ink,
  '#125a4e',
  '#27569c',
  '#8c2f4a',
  sceneColours.lamp,
] as const;

export type PaletteColour = (typeof buttonColours | typeof telopColours | typeof plateColours)[number];
