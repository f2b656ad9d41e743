import { ownLines } from '@mukae/contract/domain/dialogue/ownWords';
import type { SceneDialogue } from './sceneDialogue';
import type { SceneState } from './sceneState';

/** What of a dialogue with the machine stands on the screen, also while a person is fetched for it, or nobody is there to be. */
export function dialogueIn(state: SceneState): SceneDialogue | null {
  switch (state.scene) {
    case 'Standby':
      return state.dialogue;
    case 'Calling':
      return state.handedOver && { is: 'handingOver', ...state.handedOver };
    case 'Crowded':
      return state.absence && state.canAsk
        ? { is: 'absent', leading: state.leading, words: ownLines.absence, absence: state.absence }
        : null;
    default:
      return null;
  }
}
