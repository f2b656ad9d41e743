import { timing } from '@mukae/contract/domain/reception/timing';
import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useMyCall, useMyStatus } from '@/live/useLive';
import { wayOut } from './end/wayOut';
import { Operating } from './Operating';

/** Whoever comes here because she just asked for a call waits a moment for it. */
function useIsCallAwaited(): boolean {
  const { state } = useLocation();
  const [isAwaited, setIsAwaited] = useState(typeof state === 'object' && state !== null && 'mode' in state);
  useEffect(() => {
    const timer = setTimeout(() => setIsAwaited(false), timing.callRetry);
    return () => clearTimeout(timer);
  }, []);
  return isAwaited;
}

/** For a call or a monitoring of this person; without one there is nothing to do here. */
export function OperationScreen() {
  const call = useMyCall();
  const isKnown = useMyStatus() !== null;
  const isAwaited = useIsCallAwaited();
  const [first, setFirst] = useState(call);
  if (!first && call) setFirst(call);

  if (first) return <Operating call={first} />;
  return isKnown && !isAwaited ? <Navigate to={wayOut()} replace /> : null;
}
