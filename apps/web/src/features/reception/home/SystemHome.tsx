import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { companyCalls } from '@mukae/contract/calls/companies';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '../../../api/query';
import { useTexts } from '../../../language/LanguageProvider';
import { PanelSkeleton } from '../../../ui/PanelSkeleton';
import { Loaded } from '../../service/Loaded';
import { AdministrationLinks } from './AdministrationLinks';
import { CompanyLines } from './CompanyLines';
import { DoorPanel } from './DoorPanel';
import { homeTexts } from './home.texts';
import { MyFacts } from './MyFacts';
import { useOverview } from './useOverview';

/** All companies, or the one that was chosen. */
export function SystemHome({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const companies = useQuery(queryOf(companyCalls.getCompanies, { page: 1, pageSize: 1 }));
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
      <AdministrationLinks />
      <Loaded query={overview} skeleton={<PanelSkeleton label={t.loading} lines={3} />}>
        {(now) => <CompanyLines overview={now} />}
      </Loaded>
    </>
  );
}
