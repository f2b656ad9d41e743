import { useEffect } from 'react';
import { CalmScreen } from './CalmScreen';
import { noteFailure } from './failures';
import { reloadPause } from './reloadPause';
import { reloadWhenServing } from './reloadWhenServing';

/** Stands until the page begins anew by itself. */
export function FailedScreen() {
  useEffect(() => reloadWhenServing(reloadPause(noteFailure(sessionStorage, Date.now()))), []);
  return <CalmScreen />;
}
