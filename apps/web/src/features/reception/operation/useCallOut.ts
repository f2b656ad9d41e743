import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { useState } from 'react';
import type { Operation } from './call/Operation';

/** Calls the signage, and keeps why it could not be called until it is tried again, or read. */
export function useCallOut(operation: Operation) {
  const [refusal, setRefusal] = useState<ErrorAnswer | null>(null);
  const callOut = async () => {
    setRefusal(null);
    const answer = await operation.callOut();
    if (answer.result === 'Error') setRefusal(answer);
  };
  return { refusal, callOut: () => void callOut(), closeRefusal: () => setRefusal(null) };
}
