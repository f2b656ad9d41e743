import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useCompanies } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { CompanyLines } from './CompanyLines';
import { DoorPanel } from './DoorPanel';
import { homeTexts } from './home.texts';
import { MyFacts } from './MyFacts';
import { useOverview } from './useOverview';

/** How many companies there are, and how things stand in all of them together. */
export function AllCompanies({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const companies = useCompanies({ page: 1, pageSize: 1 });
  const overview = useOverview();
  return (
    <>
      <Loaded query={companies} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
        {({ total }) => (
          <DoorPanel me={me} title={t.companies(total)}>
            <MyFacts me={me} />
          </DoorPanel>
        )}
      </Loaded>
      <Loaded query={overview} skeleton={<PanelSkeleton label={t.loading} lines={3} />}>
        {(now) => <CompanyLines overview={now} />}
      </Loaded>
    </>
  );
}
