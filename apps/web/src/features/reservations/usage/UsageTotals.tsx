import type { UsageAnswer } from '@mukae/contract/calls/usage';
import { consumptionTaxRate } from '@mukae/contract/domain/reservation/fee';
import { monthAlone } from '@/dates/monthInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { feesTexts } from '../fees/fees.texts';
import classes from './UsageTotals.module.css';
import { usageScreenTexts } from './usageScreen.texts';

/** What the lines of all pages come to. */
export function UsageTotals({ usage: { month, count, total, tax, totalWithTax } }: { usage: UsageAnswer }) {
  const t = useTexts(usageScreenTexts);
  const { yen } = useTexts(feesTexts);
  const { language } = useLanguage();
  return (
    <section className={classes.totals} aria-label={t.total(monthAlone(month, language), count)}>
      <b>{t.total(monthAlone(month, language), count)}</b>
      <dl>
        <dt>{t.subtotal}</dt>
        <dd>{yen(total)}</dd>
        <dt>{t.tax(consumptionTaxRate)}</dt>
        <dd>{yen(tax)}</dd>
        <dt className={classes.whole}>{t.totalWithTax}</dt>
        <dd className={classes.whole}>{yen(totalWithTax)}</dd>
      </dl>
    </section>
  );
}
