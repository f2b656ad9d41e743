import { type ComponentType, useEffect, useState } from 'react';
import { AfterDelay } from '@/ui/AfterDelay';
import { loadAllFonts } from '@/ui/theme/fonts';
import { CalmScreen } from './recovery/CalmScreen';
import { FailedScreen } from './recovery/FailedScreen';
import { FailureBoundary } from './recovery/FailureBoundary';

loadAllFonts();

type Code = { is: 'coming' } | { is: 'here'; Screen: ComponentType } | { is: 'lost' };

/** Not by Suspense, which would hold the scene back once it has shown something else. */
function useScreenCode(): Code {
  const [code, setCode] = useState<Code>({ is: 'coming' });
  useEffect(() => {
    import('./SignageScreen').then(
      ({ SignageScreen }) => setCode({ is: 'here', Screen: SignageScreen }),
      () => setCode({ is: 'lost' }),
    );
  }, []);
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
