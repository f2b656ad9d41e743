import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { DoorPanel } from './DoorPanel';
import { HomeLines } from './HomeLines';
import { homeTexts } from './home.texts';
import { MyFacts } from './MyFacts';
import { useCharacterLine } from './useCharacterLine';
import { useSignagesLine } from './useSignagesLine';
import { WayOn } from './WayOn';

/** Whether she waits for visitors, whose calls she can answer, and as whom. */
export function OperatorHome({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const lines = [useSignagesLine(), useCharacterLine(me)];
  return (
    <>
      <DoorPanel me={me} lit={me.status === 'Standby'} title={t.own.status[me.status]}>
        <MyFacts me={me} />
        <WayOn role={me.role} />
      </DoorPanel>
      <HomeLines title={t.own.title} lines={lines} />
    </>
  );
}
