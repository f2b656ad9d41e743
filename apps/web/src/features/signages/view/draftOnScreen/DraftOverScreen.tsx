import { lazy, Suspense } from 'react';
import type { Station } from '../station/station';
import { useDraftOnScreen } from './useDraftOnScreen';

/** Comes when it is asked for: a screen does without it for years. */
const DraftScene = lazy(() => import('./DraftScene').then(({ DraftScene: Scene }) => ({ default: Scene })));

/** A draft over what the screen shows, while nobody is there. */
export function DraftOverScreen({ station }: { station: Station }) {
  const draft = useDraftOnScreen(station);
  return (
    draft && (
      <Suspense fallback={null}>
        <DraftScene draft={draft} />
      </Suspense>
    )
  );
}
