import { Text } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { CompanyLines } from './CompanyLines';
import { DoorPanel } from './DoorPanel';
import { FirstSteps } from './FirstSteps';
import { homeTexts } from './home.texts';
import { MyFacts } from './MyFacts';
import { useOverview } from './useOverview';
import { WayOn } from './WayOn';

/** Whether anybody waits for visitors, what is still to be set up, and how the company stands. */
export function CompanyHome({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const overview = useOverview();
  return (
    <Loaded query={overview} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
      {(now) => {
        const { standby } = now.operators;
        return (
          <>
            <DoorPanel me={me} lit={standby > 0} title={standby > 0 ? t.open(standby) : t.closed}>
              {standby === 0 && <Text c="dimmed">{t.closedText}</Text>}
              <MyFacts me={me} />
              <WayOn role={me.role} />
            </DoorPanel>
            <FirstSteps overview={now} />
            <CompanyLines overview={now} />
          </>
        );
      }}
    </Loaded>
  );
}
