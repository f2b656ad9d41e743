import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';

/** What becomes of what she says: the visitor hears it, or why not. Aside: she speaks for herself alone. */
export type VoiceState = 'spoken' | 'unheard' | 'aside' | 'muted';

interface Own {
  isMuted: boolean;
  isAside: boolean;
  /** There is no microphone to speak into. */
  isVoiceless: boolean;
}

export function voiceState(
  { isMuted, isAside, isVoiceless }: Own,
  { state, isLineDead, isOtherGone }: Pick<ConnectionFacts, 'state' | 'isLineDead' | 'isOtherGone'>,
): VoiceState {
  if (isMuted) return 'muted';
  if (isAside) return 'aside';
  return state === 'connected' && !isLineDead && !isOtherGone && !isVoiceless ? 'spoken' : 'unheard';
}
