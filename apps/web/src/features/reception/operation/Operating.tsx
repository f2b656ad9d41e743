import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { useState } from 'react';
import { useTexts } from '../../../language/LanguageProvider';
import { ErrorBanner } from '../../../ui/ErrorBanner';
import { LeaveQuestion } from '../../service/LeaveQuestion';
import { SignageLostBanner } from './banners/Banners';
import type { Operation } from './call/Operation';
import { type OperatorDevices, operatorDevices } from './devices/operatorDevices';
import { Elsewhere } from './end/Elsewhere';
import { Over } from './end/Over';
import { OperationHead } from './head/OperationHead';
import { OperationFrame } from './OperationFrame';
import { operationTexts } from './operation.texts';
import { Running } from './Running';
import { useCallOut } from './useCallOut';
import { useOperation } from './useOperation';
import { useWatched } from './useWatched';

/** From the first call to the moment the screen is left. */
export function Operating({ call }: { call: CallOnWire }) {
  const [devices] = useState(operatorDevices);
  const { operation, isHopeless } = useOperation(call, devices.microphone);
  return operation && <Begun operation={operation} devices={devices} isHopeless={isHopeless} />;
}

function Begun({
  operation,
  devices,
  isHopeless,
}: {
  operation: Operation;
  devices: OperatorDevices;
  isHopeless: boolean;
}) {
  const t = useTexts(operationTexts);
  const state = useWatched(operation.state);
  const { refusal, callOut } = useCallOut(operation);
  const refused = refusal && <ErrorBanner {...refusal} />;
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
          refused={refused}
          onCallOut={callOut}
          onEnd={operation.end}
        />
      ) : (
        <OperationFrame
          head={<OperationHead call={state.call} quality={null} onEnd={null} />}
          banners={
            <>
              {refused}
              {state.is === 'over' && state.because === 'signageLost' && <SignageLostBanner />}
            </>
          }
        >
          {state.is === 'elsewhere' ? (
            <Elsewhere onTake={operation.takeHere} />
          ) : (
            <Over because={state.because} onCallOut={callOut} />
          )}
        </OperationFrame>
      )}
    </>
  );
}
