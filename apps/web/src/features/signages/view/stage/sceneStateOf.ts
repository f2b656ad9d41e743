import type { Absence } from '@/scene/absence';
import type { SceneDialogue } from '@/scene/sceneDialogue';
import type { CallingState, SceneState, Share } from '@/scene/sceneState';
import type { VoiceLevel } from '@/scene/voiceLevel';
import type { SceneNow } from '../state/shownScene';

/** What runs beside the state: the voices and the screen of the call. */
export interface LiveParts {
  voices: { staff: VoiceLevel; visitor: VoiceLevel } | null;
  screen: Share;
}

/** What the receptionist of the screen brings to a scene. */
export interface SceneTalk {
  dialogue: SceneDialogue | null;
  canAsk: boolean;
  handedOver: CallingState['handedOver'];
}

export const noTalk: SceneTalk = { dialogue: null, canAsk: false, handedOver: null };

export function sceneStateOf(
  shown: SceneNow,
  { voices, screen }: LiveParts,
  absence: Absence,
  { dialogue, canAsk, handedOver }: SceneTalk,
): SceneState {
  if (shown.scene === 'Crowded') {
    const { place, minutes, isAttended } = shown;
    const leading = handedOver?.leading ?? 'ja';
    return { scene: 'Crowded', place, minutes, absence: isAttended ? null : absence, canAsk, leading };
  }
  if (shown.scene === 'Standby') return { scene: 'Standby', dialogue, canAsk };
  if (shown.scene === 'Calling') return { scene: 'Calling', handedOver };
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
