import type { SceneState, VoiceLevel } from '@/scene/sceneState';
import type { Shown } from '../state/shownScene';

/** What runs beside the state: the voices and the screen of the call. */
export interface LiveParts {
  voices: { staff: VoiceLevel; visitor: VoiceLevel } | null;
  screen: MediaStream | null;
}

export function sceneStateOf(shown: Shown, { voices, screen }: LiveParts, awaitingStaff: string): SceneState {
  if (shown.scene !== 'Active') return shown;
  const { isSharing, canEnd, isAwaitingStaff } = shown;
  return {
    scene: 'Active',
    share: isSharing ? { stream: screen } : null,
    caption: isAwaitingStaff ? awaitingStaff : null,
    canEnd,
    voices,
  };
}
