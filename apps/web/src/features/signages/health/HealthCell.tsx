import { Text, VisuallyHidden } from '@mantine/core';
import type { HealthAnswer } from '@mukae/contract/calls/screenHealth';
import type { SignageAnswer } from '@mukae/contract/calls/signages';
import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router';
import { dateAndTime } from '@/dates/dateAndTime';
import { useTexts } from '@/language/LanguageProvider';
import { useSignageStatus } from '@/live/useLive';
import { signagePaths } from '../signagePaths';
import classes from './HealthCell.module.css';
import { HealthTag } from './HealthTag';
import { healthTexts } from './health.texts';
import type { ScreenHealthsRead } from './useScreenHealths';

/** How the device of a signage is, and why; leads to all that is known of it. */
export function HealthCell({ signage, healths }: { signage: SignageAnswer; healths: ScreenHealthsRead }) {
  const t = useTexts(healthTexts);
  const { id, name } = signage;
  const health = healths.of(id);
  useReadWhenItComesOrGoes(signage, health, healths.readAgain);
  if (!health) {
    return (
      <Text span size="xs" c="dimmed">
        {t.unknown}
      </Text>
    );
  }
  return (
    <Link to={signagePaths.health(id)} className={classes.link}>
      <VisuallyHidden>{t.of(name)}</VisuallyHidden>
      <HealthTag is={health.is} />
      <Why health={health} />
    </Link>
  );
}

function Why({ health }: { health: HealthAnswer }) {
  const t = useTexts(healthTexts);
  if (health.is === 'attention') {
    return health.reasons.map((reason) => (
      <span key={reason} className={classes.why}>
        {t.reasons[reason]}
      </span>
    ));
  }
  return health.is === 'away' && <span className={classes.why}>{t.since(dateAndTime(health.since))}</span>;
}

/** The channel tells at once who comes and goes; how it is has to be asked for. */
function useReadWhenItComesOrGoes({ id, status }: SignageAnswer, health: HealthAnswer | undefined, read: () => void) {
  const isAway = useSignageStatus(id, status) === 'Logout';
  const isKnown = health !== undefined;
  const isReadAway = health?.is === 'away' || health?.is === 'never';
  const readAgain = useEffectEvent(read);
  useEffect(() => {
    if (isKnown && isAway !== isReadAway) readAgain();
  }, [isKnown, isAway, isReadAway]);
}
