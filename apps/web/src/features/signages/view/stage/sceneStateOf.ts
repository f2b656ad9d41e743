import { type Absence, quietStandby, type SceneState, type Share, type VoiceLevel } from '@/scene/sceneState';
import type { SceneNow } from '../state/shownScene';

/** What runs beside the state: the voices and the screen of the call. */
export interface LiveParts {
  voices: { staff: VoiceLevel; visitor: VoiceLevel } | null;
  screen: Share;
}

export function sceneStateOf(shown: SceneNow, { voices, screen }: LiveParts, absence: Absence): SceneState {
  if (shown.scene === 'Crowded') {
    const { place, minutes, isAttended } = shown;
    return { scene: 'Crowded', place, minutes, absence: isAttended ? null : absence, canAsk: false };
  }
  if (shown.scene === 'Standby') return quietStandby;
  if (shown.scene === 'Calling') return { scene: 'Calling', handedOver: null };
  if (shown.scene !== 'Active') return shown;
  const { isSharing, canEnd, staff, writtenLine } = shown;
  return {
    scene: 'Active',
    share: isSharing ? screen : null,
    caption: writtenLine,
    staff,
    canEnd,
    voices,
  };
}
