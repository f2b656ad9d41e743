import { Text } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { useCompany } from '@/features/companies';
import { useWaitingSignages } from '@/features/reception/useWaitingSignages';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { CompanyLines } from './CompanyLines';
import { DayAtReception } from './DayAtReception';
import { DoorPanel } from './DoorPanel';
import { homeTexts } from './home.texts';
import { MyFacts } from './MyFacts';
import { useOverview } from './useOverview';
import { WaitingNow } from './WaitingNow';

/** How the company stands that a system administrator works on. */
export function ChosenCompany({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const company = useCompany();
  const overview = useOverview();
  const waiting = useWaitingSignages();
  return (
    <Loaded query={company} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
      {({ name: companyName }) => (
        <Loaded query={overview} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
          {(now) => {
            const { standby } = now.operators;
            return (
              <>
                <DoorPanel
                  me={me}
                  lit={standby > 0}
                  title={t.ofCompany(hasOrganization(companyName) ? companyName : t.company)}
                >
                  <Text>{standby > 0 ? t.open(standby) : t.closed}</Text>
                  <WaitingNow waiting={waiting} />
                  <MyFacts me={me} />
                </DoorPanel>
                <DayAtReception />
                <CompanyLines overview={now} />
              </>
            );
          }}
        </Loaded>
      )}
    </Loaded>
  );
}
