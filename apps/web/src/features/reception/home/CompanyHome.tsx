import { Text } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useWaitingSignages } from '@/features/reception/useWaitingSignages';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { CompanyLines } from './CompanyLines';
import { DayAtReception } from './DayAtReception';
import { DoorPanel } from './DoorPanel';
import { FirstSteps } from './FirstSteps';
import { homeTexts } from './home.texts';
import { MyFacts } from './MyFacts';
import { useOverview } from './useOverview';
import { WaitingNow } from './WaitingNow';
import { WayOn } from './WayOn';

/** Whether anybody waits for visitors and which visitors wait, what is still to be set up, the day so far, and how the company stands. */
export function CompanyHome({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const overview = useOverview();
  const waiting = useWaitingSignages();
  return (
    <Loaded query={overview} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
      {(now) => {
        const { standby } = now.operators;
        return (
          <>
            <DoorPanel me={me} lit={standby > 0} title={standby > 0 ? t.open(standby) : t.closed}>
              {standby === 0 && <Text c="dimmed">{t.closedText}</Text>}
              <WaitingNow waiting={waiting} />
              <MyFacts me={me} />
              <WayOn role={me.role} isUrgent={waiting.length > 0} />
            </DoorPanel>
            <FirstSteps overview={now} />
            <DayAtReception />
            <CompanyLines overview={now} />
          </>
        );
      }}
    </Loaded>
  );
}
