import type { Expression } from '@mukae/contract/domain/avatar/motions';
import type { SceneNotice, SceneState } from '../sceneState';

/** How she stands there while nobody moves her. */
export interface Bearing {
  expression: Expression;
  /** She looks for the staff beside her. */
  looksAside: boolean;
  /** Whether she bows: at first, or again and again. */
  bows: 'never' | 'once' | 'often';
  /** She turns to whoever comes by, from time to time. */
  welcomes: boolean;
}

export const calm: Bearing = { expression: 'plain', looksAside: false, bows: 'never', welcomes: false };
export const welcoming: Bearing = { ...calm, welcomes: true };
const sorry: Bearing = { ...calm, expression: 'sorry' };

/** Nobody smiles at bad news. */
export function bearingIn({ scene }: SceneState, notice: SceneNotice | null): Bearing {
  switch (scene) {
    case 'Calling':
    case 'Offline':
      return { ...calm, looksAside: true };
    case 'Crowded':
      return { ...sorry, bows: 'once' };
    case 'Suspended':
      return { ...sorry, bows: 'often' };
    case 'Standby':
      return notice?.kind === 'missed' ? { ...sorry, bows: 'once' } : welcoming;
    default:
      return calm;
  }
}
