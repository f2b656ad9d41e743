import type { Scene } from '@mukae/contract/domain/signage/scene';
import { quietStandby, type SceneState } from './sceneState';

/** A moment of a scene, to show what it looks like when nobody is there. */
export function sampleState(scene: Scene): SceneState {
  switch (scene) {
    case 'Standby':
      return quietStandby;
    case 'Calling':
      return { scene, handedOver: null };
    case 'Active':
      return { scene, share: null, caption: null, staff: 'there', canEnd: true, voices: null };
    case 'Monitoring':
      return { scene, canCall: true };
    case 'Crowded':
      return { scene, place: 2, minutes: 4, absence: null, canAsk: false, leading: 'ja' };
    case 'Suspended':
      return { scene };
  }
}
