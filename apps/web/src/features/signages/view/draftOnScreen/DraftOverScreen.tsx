import { lazy, Suspense } from 'react';
import type { Station } from '../station/station';
import { DraftBoundary } from './DraftBoundary';
import { draftOnScreen } from './draftOnScreen';
import { useDraftOnScreen } from './useDraftOnScreen';

/** Comes when it is asked for: a screen does without it for years. By then a server that was updated may have it no more. */
const DraftScene = lazy(() => import('./DraftScene').then(({ DraftScene: Scene }) => ({ default: Scene })));

/** A draft over what the screen shows, while nobody is there. */
export function DraftOverScreen({ station }: { station: Station }) {
  const draft = useDraftOnScreen(station);
  return (
    draft && (
      <DraftBoundary onFailed={() => draftOnScreen.set(null)}>
        <Suspense fallback={null}>
          <DraftScene draft={draft} />
        </Suspense>
      </DraftBoundary>
    )
  );
}
