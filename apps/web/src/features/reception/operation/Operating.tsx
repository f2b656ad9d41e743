import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { useEffect } from 'react';
import { LeaveQuestion } from '@/forms/LeaveQuestion';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { hasJustReloadedFor, reloadFor } from '@/serving/automaticReload';
import { ErrorBanner } from '@/ui/ErrorBanner';
import type { BegunOperation } from './atHand/OperationAtHand';
import { SignageLost } from './banners/SignageLost';
import { Elsewhere } from './end/Elsewhere';
import { endForHer } from './end/endForHer';
import { Over } from './end/Over';
import { OperationHead } from './head/OperationHead';
import { OperationFrame } from './OperationFrame';
import { operationTexts } from './operation.texts';
import { Running } from './Running';
import { useCallOut } from './useCallOut';
import { useOperation } from './useOperation';

/** From the first call to the moment the screen is left. */
export function Operating({ call }: { call: CallOnWire }) {
  const begun = useOperation(call);
  return begun && <Begun {...begun} />;
}

function Begun({ operation, devices, isHopeless: hopelessness, stopEarlyVoice }: BegunOperation) {
  const t = useTexts(operationTexts);
  const isHopeless = useObserved(hopelessness);
  const state = useObserved(operation.state);
  const { refusal, callOut, closeRefusal } = useCallOut(operation);
  // Whatever plays the visitor on the screen does so before this.
  useEffect(() => stopEarlyVoice(), [stopEarlyVoice]);
  useEffect(() => {
    if (isHopeless && !hasJustReloadedFor('lineHopeless')) reloadFor('lineHopeless');
  }, [isHopeless]);
  const isTalking = state.is === 'running' && operation.call.kind !== 'monitoring';
  return (
    <>
      <LeaveQuestion isNeeded={isTalking && !isHopeless} words={t.leaving} />
      {state.is === 'running' ? (
        <Running
          key={state.session.callId}
          session={state.session}
          devices={devices}
          isHopeless={isHopeless}
          refusal={refusal}
          onCloseRefusal={closeRefusal}
          onCallOut={callOut}
          onEnd={operation.end}
        />
      ) : (
        <OperationFrame head={<OperationHead call={state.call} quality={null} onEnd={null} />}>
          {refusal && <ErrorBanner {...refusal} />}
          {state.is === 'over' && state.because === 'signageLost' && <SignageLost />}
          {state.is === 'elsewhere' ? (
            <Elsewhere onTake={operation.takeHere} />
          ) : (
            <Over because={endForHer(state.call.kind, state.because)} onCallOut={callOut} />
          )}
        </OperationFrame>
      )}
    </>
  );
}
