import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { SceneState } from './sceneState';

/** A moment of a scene, to show what it looks like when nobody is there. */
export function sampleState(scene: Scene): SceneState {
  switch (scene) {
    case 'Active':
      return { scene, share: null, caption: null, staff: 'there', canEnd: true, voices: null };
    case 'Monitoring':
      return { scene, canCall: true };
    case 'Crowded':
      return { scene, place: 2, minutes: 4, absence: null };
    default:
      return { scene };
  }
}
