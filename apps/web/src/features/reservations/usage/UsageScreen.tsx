import { roleMay } from '@/api/roleMay';
import { CompanyNeeded, useCompanyScope, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { feesTexts } from '../fees/fees.texts';
import { useFeeRate } from '../fees/useFeeRate';
import { useShownMonth } from '../months/useShownMonth';
import { CorrectionDeed } from './CorrectionDeed';
import { MonthOfUsage } from './MonthOfUsage';
import { UsageFiles } from './UsageFiles';
import { usageScreenTexts } from './usageScreen.texts';
import { useUsage } from './useUsage';

/** What was talked in a month and what it costs: her own, or that of a company. */
export function UsageScreen() {
  const t = useTexts(usageScreenTexts);
  const fees = useTexts(feesTexts);
  const scope = useCompanyScope();
  const hasCompany = useHasCompany();
  const rate = useFeeRate();
  const shown = useShownMonth();
  const query = useUsage(shown);
  return (
    <>
      <PageHeader
        en={t.en}
        title={t.title}
        text={[t.text, rate !== undefined && fees.rate(rate)].filter(Boolean).join(' ')}
        actions={
          hasCompany && (
            <>
              {roleMay('usage.correct') && 'companyId' in scope && <CorrectionDeed companyId={scope.companyId} />}
              {query.data && query.data.count > 0 && <UsageFiles usage={query.data} />}
            </>
          )
        }
      />
      {hasCompany ? <MonthOfUsage shown={shown} query={query} /> : <CompanyNeeded text={t.companyNeeded} />}
    </>
  );
}
