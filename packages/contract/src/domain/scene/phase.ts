import type { Scene } from '../signage/scene';

/** What a visitor sees: a scene, or that the screen has lost its server. */
export type VisitorScene = Scene | 'Offline';

/** hands: the visitor chooses or waits, the counter is tall. talk: the staff is there, the counter is slim. */
export type Phase = 'hands' | 'talk';

/** Who is watched goes on choosing where she may call. */
export const phaseOf = (scene: VisitorScene, canCall: boolean): Phase =>
  scene === 'Active' || (scene === 'Monitoring' && !canCall) ? 'talk' : 'hands';
