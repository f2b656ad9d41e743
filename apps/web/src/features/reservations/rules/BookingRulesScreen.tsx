import { bookingRuleCalls } from '@mukae/contract/calls/bookingRules';
import { roleMay } from '@/api/roleMay';
import { CompanyNeeded, useCompanyScope, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { useRowToEdit } from '@/lists/useRowToEdit';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { BookingRulesForm } from './BookingRulesForm';
import classes from './BookingRulesScreen.module.css';
import { bookingRulesTexts } from './bookingRules.texts';
import { SeatsAndRate } from './SeatsAndRate';

/** When people of a company may reserve, and how. */
export function BookingRulesScreen() {
  const t = useTexts(bookingRulesTexts);
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      {useHasCompany() ? <RulesOfCompany /> : <CompanyNeeded text={t.companyNeeded} />}
    </>
  );
}

function RulesOfCompany() {
  const t = useTexts(bookingRulesTexts);
  const scope = useCompanyScope();
  const query = useRowToEdit(bookingRuleCalls.getBookingRules, scope);
  return (
    <Loaded query={query} skeleton={<PanelSkeleton label={t.loading} />}>
      {(rules) => (
        <div className={classes.parts}>
          {roleMay('company.manage') && <SeatsAndRate rules={rules} />}
          <BookingRulesForm
            key={`${'companyId' in scope ? scope.companyId : 'own'} ${rules.version}`}
            rules={rules}
            onReload={() => void query.refetch()}
          />
        </div>
      )}
    </Loaded>
  );
}
