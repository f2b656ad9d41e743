import { use } from 'react';
import { useMyCall } from '@/live/useLive';
import { FailedPage } from '../PageFailure';
import { InFrame } from './InFrame';

/** A page of the console that could not be shown: what stands around it stays, and so does a call. */
export function ConsolePageFailure() {
  const failed = <FailedPage isInCall={useMyCall() !== null} />;
  return use(InFrame) ? failed : <main>{failed}</main>;
}
