import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import { longDate } from '@/dates/longDate';
import { roleTexts } from '@/features/accounts';
import { useCompany } from '@/features/companies';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { BreakableAddress } from '@/ui/BreakableAddress';
import { Facts } from '@/ui/Facts';
import { homeTexts } from './home.texts';

/** Who I am, for which company, and what day it is. */
export function MyFacts({ me }: { me: UserAnswer }) {
  const t = useTexts(homeTexts);
  const roles = useTexts(roleTexts);
  const { language } = useLanguage();
  const { data: company } = useCompany();
  const mine = [
    { label: t.today, value: longDate(new Date(), language) },
    { label: t.role, value: roles[me.role] },
    { label: t.loginId, value: <BreakableAddress text={me.loginId} /> },
  ];
  const ours = company && [{ label: t.company, value: hasOrganization(company.name) ? company.name : t.none }];
  return <Facts columns={2} facts={[...mine, ...(ours ?? [])]} />;
}
