import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { CastPanel } from '@/features/characters';
import { useTexts } from '@/language/LanguageProvider';
import { DoorPanel } from './DoorPanel';
import { HomeLines } from './HomeLines';
import { homeTexts } from './home.texts';
import { MyFacts } from './MyFacts';
import { useCharacterLine } from './useCharacterLine';
import { useOwnMediaLine } from './useOwnMediaLine';
import { WayOn } from './WayOn';

/** For who receives her visitors by reservation. */
export function GuestHome({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const lines = [useOwnMediaLine(), useCharacterLine(me)];
  return (
    <>
      <DoorPanel me={me} title={me.name}>
        <MyFacts me={me} />
        <WayOn role={me.role} />
      </DoorPanel>
      <HomeLines title={t.own.title} lines={lines} />
      <CastPanel />
    </>
  );
}
