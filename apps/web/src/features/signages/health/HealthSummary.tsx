import { Text } from '@mantine/core';
import type { ScreenHealthAnswer } from '@mukae/contract/calls/screenHealth';
import { dateAndTime } from '@/dates/dateAndTime';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import classes from './HealthSummary.module.css';
import { HealthTag } from './HealthTag';
import { healthTexts } from './health.texts';
import { screenHealthTexts } from './screenHealth.texts';

/** How the screen is in a word, and what can be done about it. */
export function HealthSummary({ answer }: { answer: ScreenHealthAnswer }) {
  const t = useTexts(screenHealthTexts);
  const { health } = answer;
  return (
    <Panel title={t.state} aside={<HealthTag is={health.is} />}>
      <div className={classes.summary} role="status">
        {health.is === 'well' && <Text>{t.wellText}</Text>}
        {health.is === 'never' && <Text>{t.neverText}</Text>}
        {health.is === 'away' && <Text>{t.awayText(dateAndTime(health.since))}</Text>}
        {health.is === 'attention' && <Reasons answer={answer} reasons={health.reasons} />}
      </div>
    </Panel>
  );
}

type Reasons = Extract<ScreenHealthAnswer['health'], { is: 'attention' }>['reasons'];

function Reasons({ answer, reasons }: { answer: ScreenHealthAnswer; reasons: Reasons }) {
  const t = useTexts(healthTexts);
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason) => (
        <li key={reason}>
          <strong>{t.reasons[reason]}</strong>
          <span>{t.advice[reason]}</span>
          {reason === 'mediaFault' && <FaultyMedia answer={answer} />}
        </li>
      ))}
    </ul>
  );
}

function FaultyMedia({ answer: { last, mediaNames } }: { answer: ScreenHealthAnswer }) {
  const t = useTexts(screenHealthTexts);
  const nameOf = (address: string) => mediaNames.find((medium) => medium.address === address)?.name ?? address;
  return (
    <ul className={classes.media} aria-label={t.faults}>
      {last?.report.mediaFaults.map((address) => (
        <li key={address}>{nameOf(address)}</li>
      ))}
    </ul>
  );
}
