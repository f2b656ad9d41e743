import type { UsageAnswer } from '@mukae/contract/calls/usage';
import { freeUses } from '@mukae/contract/domain/reservation/fee';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { SeatsRow } from '@/ui/SeatsRow';
import { kindOfSum } from './kindOfSum';
import classes from './UsageFigures.module.css';
import { usageScreenTexts } from './usageScreen.texts';

/** What a month comes to, how much was talked, and how many uses are still free. */
export function UsageFigures({ usage }: { usage: UsageAnswer }) {
  const t = useTexts(usageScreenTexts);
  const { language } = useLanguage();
  return (
    <div className={classes.figures}>
      <p className={classes.total}>
        <span>{t.sum[kindOfSum(usage)]}</span>
        <b>
          {usage.totalWithTax.toLocaleString(language)}
          <small>{t.yen}</small>
        </b>
      </p>
      <dl className={classes.facts}>
        <div>
          <dt>{t.uses}</dt>
          <dd>{t.counted(usage.uses, usage.minutes)}</dd>
        </div>
        <div>
          <dt>{t.freeLeft}</dt>
          <dd className={classes.free}>
            {t.times(usage.freeUsesLeft)}
            <SeatsRow taken={usage.freeUsesLeft} count={freeUses.count} drawn={freeUses.count} />
          </dd>
        </div>
        {usage.invoiceNumber !== '' && (
          <div>
            <dt>{t.invoiceNumber}</dt>
            <dd>{usage.invoiceNumber}</dd>
          </div>
        )}
      </dl>
    </div>
  );
}
