import { sceneColours } from '@mukae/contract/domain/scene/sceneColours';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import type { CSSProperties } from 'react';

/** What the style sheets of the scene know of the contract. */
export const sceneVariables: CSSProperties = {
  '--scene-ink': sceneColours.ink,
  '--scene-soft-ink': sceneColours.softInk,
  '--scene-paper': sceneColours.paper,
  '--scene-wall': sceneColours.wall,
  '--scene-wall-middle': sceneColours.wallMiddle,
  '--scene-wall-foot': sceneColours.wallFoot,
  '--scene-counter-light': sceneColours.counterLight,
  '--scene-counter-dark': sceneColours.counterDark,
  '--scene-dark-ground': sceneColours.darkGround,
  '--scene-call': sceneColours.call,
  '--scene-lamp': sceneColours.lamp,
  '--scene-fade': `${sceneMotion.fadeMs}ms`,
};
