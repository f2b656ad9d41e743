import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useHasCompany } from '@/features/companies';
import { AdministrationLinks } from './AdministrationLinks';
import { AllCompanies } from './AllCompanies';
import { ChosenCompany } from './ChosenCompany';

/** The company that was chosen first; without one, all of them. */
export function SystemHome({ me }: { me: UserAnswer }) {
  const hasCompany = useHasCompany();
  return (
    <>
      {hasCompany ? <ChosenCompany me={me} /> : <AllCompanies me={me} />}
      <AdministrationLinks />
    </>
  );
}
