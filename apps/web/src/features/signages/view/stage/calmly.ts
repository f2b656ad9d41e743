import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import type { SceneAudience, SceneNow } from '../state/shownScene';
import type { ViewState } from '../state/viewState';

interface Staged {
  shown: SceneNow;
  template: SceneTemplate;
}

/**
 * What stands there without the server: all that stands on Standby. A page that is not the screen, or does not know yet what it
 * shows, only asks for a moment.
 */
export function calmly(
  { shown, template }: Staged,
  view: ViewState,
  audience: SceneAudience,
  isKnown: boolean,
): Staged {
  const goesOn = isKnown && audience === 'shop' && view.is !== 'replaced';
  if (shown.scene !== 'Offline' || goesOn) return { shown, template };
  return {
    shown: { ...shown, isCutOff: false },
    template: { ...template, layout: 'onlyAvatar', showsMedia: false, showsTelop: false },
  };
}
