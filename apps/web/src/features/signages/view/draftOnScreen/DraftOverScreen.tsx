import { lazy, Suspense, useEffect } from 'react';
import { useObserved } from '@/observing/useObserved';
import { isNobodyThere } from '../commands/obeyCommand';
import type { Station } from '../station/station';
import { draftOnScreen } from './draftOnScreen';

const shownMs = 60_000;

/** Comes when it is asked for: a screen does without it for years. */
const ShownDraft = lazy(() => import('./ShownDraft').then(({ ShownDraft: Shown }) => ({ default: Shown })));

/** A draft over what the screen shows, for a minute; a touch ends it, and so does a visitor who is called back to. */
export function DraftOverScreen({ station }: { station: Station }) {
  const draftId = useObserved(draftOnScreen);
  const isAlone = isNobodyThere(useObserved(station.view));
  useEffect(() => {
    if (draftId === null) return;
    const end = () => draftOnScreen.set(null);
    const timer = setTimeout(end, shownMs);
    window.addEventListener('pointerdown', end);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', end);
    };
  }, [draftId]);
  if (draftId === null || !isAlone) return null;
  return (
    <Suspense fallback={null}>
      <ShownDraft draft={draftId} />
    </Suspense>
  );
}
