import { sceneWords, spokenLines } from '@mukae/contract/domain/scene/sceneWords';
import type { SceneState } from './sceneState';

/** What the character says, or the staff. */
export function speechOf(state: SceneState): { ja: string; en: string | null } | null {
  if (state.scene === 'Calling' || state.scene === 'Crowded') return { ja: spokenLines[state.scene], en: null };
  if (state.scene !== 'Active') return null;
  if (state.caption !== null) return { ja: state.caption, en: null };
  return state.share && sceneWords.look;
}
