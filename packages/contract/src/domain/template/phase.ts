import type { Scene } from '../signage/scene';

/** What a visitor sees: a scene, or that the screen has lost its server. */
export type VisitorScene = Scene | 'Offline';

/** hands: the visitor chooses or waits, the counter is tall. talk: the staff is there, the counter is slim. */
export type Phase = 'hands' | 'talk';

export const phaseOf = (scene: VisitorScene): Phase =>
  scene === 'Active' || scene === 'Monitoring' ? 'talk' : 'hands';
