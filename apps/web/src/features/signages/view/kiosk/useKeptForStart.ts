import { useEffect } from 'react';
import { keepForStart } from './keepForStart';

/** Fonts and pictures of the first scene are there by then. */
const afterMs = 3000;

/** A device that was switched on before its server shows this page all the same. */
export function useKeptForStart(isSignage: boolean): void {
  useEffect(() => {
    if (!isSignage) return;
    // A browser that keeps nothing shows its own words when it starts too early, as it did before.
    const timer = setTimeout(() => keepForStart().catch(() => undefined), afterMs);
    return () => clearTimeout(timer);
  }, [isSignage]);
}
