import { type ComponentType, useEffect, useState } from 'react';
import { AfterDelay } from '@/ui/AfterDelay';
import { loadAllFonts } from '@/ui/theme/fonts';
import { CalmScreen } from './recovery/CalmScreen';
import { FailedScreen } from './recovery/FailedScreen';
import { FailureBoundary } from './recovery/FailureBoundary';

loadAllFonts();

type Code = { is: 'here'; Screen: ComponentType } | { is: 'lost' };

/** Asked for before anything is drawn: it is the larger part. */
const arrival: Promise<Code> = import('./SignageScreen').then(
  ({ SignageScreen }) => ({ is: 'here', Screen: SignageScreen }),
  () => ({ is: 'lost' }),
);

/** Not by Suspense, which would hold the scene back once it has shown something else. */
function useScreenCode(): Code | { is: 'coming' } {
  const [code, setCode] = useState<Code | { is: 'coming' }>({ is: 'coming' });
  useEffect(() => void arrival.then(setCode), []);
  return code;
}

/** Small enough to be there at once: it stays calm whatever happens to the rest of the page, its code included. */
export function SignageEntrance() {
  const code = useScreenCode();
  if (code.is === 'lost') return <FailedScreen />;
  if (code.is === 'here') {
    return (
      <FailureBoundary>
        <code.Screen />
      </FailureBoundary>
    );
  }
  return (
    <AfterDelay>
      <CalmScreen />
    </AfterDelay>
  );
}
