import type { UsageAnswer } from '@mukae/contract/calls/usage';
import { freeUses } from '@mukae/contract/domain/reservation/fee';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { SeatsRow } from '@/ui/SeatsRow';
import { MonthSelect } from '../months/MonthSelect';
import type { useShownMonth } from '../months/useShownMonth';
import { UsageByDay } from './UsageByDay';
import classes from './UsageSum.module.css';
import { usageScreenTexts } from './usageScreen.texts';

/** What the month comes to, how much was talked on which day, and how many uses are still free. */
export function UsageSum({ shown, usage }: { shown: ReturnType<typeof useShownMonth>; usage: UsageAnswer }) {
  const t = useTexts(usageScreenTexts);
  const { language } = useLanguage();
  const { month, thisMonth, setMonth } = shown;
  return (
    <Panel space="form" className={classes.sum}>
      <div className={classes.figures}>
        <MonthSelect month={month} thisMonth={thisMonth} last={thisMonth} onMonth={setMonth} />
        <p className={classes.total}>
          <span>{usage.month < thisMonth ? t.billed : t.expected}</span>
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
      <UsageByDay usage={usage} />
    </Panel>
  );
}
