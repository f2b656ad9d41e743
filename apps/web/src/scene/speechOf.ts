import { type BothLanguages, sceneWords, spokenLines } from '@mukae/contract/domain/scene/sceneWords';
import { absenceIn, type OfflineState, type SceneState } from './sceneState';

/** What the character says, or the staff. */
export function speechOf(state: SceneState): { ja: string; en: string | null } | null {
  if (absenceIn(state)) return spokenLines.Absent;
  if (state.scene === 'Calling' || state.scene === 'Crowded') return spokenLines[state.scene];
  if (state.scene !== 'Active') return null;
  if (state.staff === 'awaited') return sceneWords.hostAwaited;
  if (state.staff === 'gone') return sceneWords.staffGone;
  if (state.caption !== null) return { ja: state.caption, en: null };
  return state.share && sceneWords.look;
}

/** Why nobody is there, and whom to ask when that takes long. */
export function saidOffline({ isCutOff, isLong }: OfflineState): readonly [BothLanguages, ...BothLanguages[]] {
  const { wait, preparing, unreachable, backSoon, askNearby } = sceneWords;
  const [title, more] = isCutOff ? [unreachable, backSoon] : [wait, preparing];
  return isLong ? [title, more, askNearby] : [title, more];
}

/** What stands on the counter to be read. */
export function readOnCounter(state: SceneState): readonly BothLanguages[] {
  const { calling, crowded, absent, suspended, sorry, askNearby, speak, holdOn, watched } = sceneWords;
  switch (state.scene) {
    case 'Calling':
      return [calling];
    case 'Crowded':
      return state.absence ? [absent, state.absence.back] : [crowded];
    case 'Suspended':
      return [suspended, sorry, askNearby];
    case 'Offline':
      return saidOffline(state);
    case 'Active':
      return [state.staff === 'there' ? speak : holdOn];
    case 'Monitoring':
      return [watched];
    case 'Standby':
      return [];
  }
}
