import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useWaitingSignages } from '@/features/reception/useWaitingSignages';
import { useTexts } from '@/language/LanguageProvider';
import { DoorPanel } from './DoorPanel';
import { HomeLines } from './HomeLines';
import { homeTexts } from './home.texts';
import { MyFacts } from './MyFacts';
import { useCharacterLine } from './useCharacterLine';
import { useMessagesLine } from './useMessagesLine';
import { useSignagesLine } from './useSignagesLine';
import { WaitingNow } from './WaitingNow';
import { WayOn } from './WayOn';

/** Whether she waits for visitors, whose calls she can answer, and as whom. */
export function OperatorHome({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const waiting = useWaitingSignages();
  const lines = [useSignagesLine(), useMessagesLine(), useCharacterLine(me)];
  return (
    <>
      <DoorPanel me={me} lit={me.status === 'Standby'} title={t.own.status[me.status]}>
        <WaitingNow waiting={waiting} />
        <MyFacts me={me} />
        <WayOn role={me.role} />
      </DoorPanel>
      <HomeLines title={t.own.title} lines={lines} />
    </>
  );
}
