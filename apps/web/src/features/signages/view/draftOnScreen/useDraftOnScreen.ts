import { useEffect } from 'react';
import { useObserved } from '@/observing/useObserved';
import { isNobodyThere } from '../commands/obeyCommand';
import type { Station } from '../station/station';
import { type DraftOnScreen, draftOnScreen } from './draftOnScreen';

const shownMs = 60_000;

/** The draft that stands over the screen. A minute, a touch, or somebody who calls or is called ends it, and it does not come back. */
export function useDraftOnScreen({ view }: Pick<Station, 'view'>): DraftOnScreen | null {
  const draft = useObserved(draftOnScreen);
  const isAlone = isNobodyThere(useObserved(view));
  useEffect(() => {
    if (draft === null) return;
    const end = () => draftOnScreen.set(null);
    if (!isAlone) return end();
    const timer = setTimeout(end, shownMs);
    window.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
    };
  }, [draft, isAlone]);
  return isAlone ? draft : null;
}
