import { lazy, Suspense } from 'react';
import { AfterDelay } from '../../../ui/AfterDelay';
import { CalmScreen } from './recovery/CalmScreen';
import { FailureBoundary } from './recovery/FailureBoundary';

const SignageScreen = lazy(async () => ({ default: (await import('./SignageScreen')).SignageScreen }));

/** Small enough to be there at once: it stays calm whatever happens to the rest of the page, its code included. */
export const SignageEntrance = () => (
  <FailureBoundary>
    <Suspense
      fallback={
        <AfterDelay>
          <CalmScreen />
        </AfterDelay>
      }
    >
      <SignageScreen />
    </Suspense>
  </FailureBoundary>
);
