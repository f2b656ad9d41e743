import { useTexts } from '@/language/LanguageProvider';
import { calendarTexts } from './calendar.texts';
import classes from './Legend.module.css';

/** What the colours mean. */
export function Legend({ withOwn, withClosed }: { withOwn: boolean; withClosed: boolean }) {
  const t = useTexts(calendarTexts);
  return (
    <ul className={classes.legend}>
      {withOwn && <Line kind="own" words={t.legend.own} />}
      <Line kind="taken" words={withOwn ? t.legend.others : t.legend.taken} />
      <Line kind="past" words={t.legend.past} />
      {withClosed && <Line kind="closed" words={t.legend.closed} />}
      <li className={classes.zone}>{t.zone}</li>
    </ul>
  );
}

const Line = ({ kind, words }: { kind: 'own' | 'taken' | 'past' | 'closed'; words: string }) => (
  <li>
    <i data-kind={kind} aria-hidden />
    {words}
  </li>
);
