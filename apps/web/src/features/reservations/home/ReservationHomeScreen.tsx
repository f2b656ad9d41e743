import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { dayInWords } from '@/dates/dayInWords';
import { CastPanel } from '@/features/characters';
import { IconPlus } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { useServerNow } from '@/live/useServerNow';
import { Loaded } from '@/serving/Loaded';
import { PageHeader } from '@/ui/PageHeader';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { calendarPath } from '../calendarPath';
import { FeesPanel } from '../fees/FeesPanel';
import classes from './ReservationHomeScreen.module.css';
import { reservationHomeTexts } from './reservationHome.texts';
import { TodaysMeetings } from './TodaysMeetings';
import { useToday } from './useToday';

/** Her day: the next meeting and the way into it, then the others, then what she rents and for how much. */
export function ReservationHomeScreen() {
  const t = useTexts(reservationHomeTexts);
  const { language } = useLanguage();
  // The server tells by its own clock who may enter.
  const now = new Date(useServerNow());
  const today = useToday();
  const day = dayInWords(now, language);
  const reserve = (
    <Button
      component={Link}
      to={calendarPath}
      variant="light"
      leftSection={<IconPlus size={20} stroke={1.7} aria-hidden />}
    >
      {t.reserve}
    </Button>
  );
  return (
    <>
      <PageHeader
        en={t.en}
        title={t.title}
        text={today.data?.length ? t.count(day, today.data.length) : day}
        actions={reserve}
      />
      <div className={classes.stack}>
        <Loaded query={today} skeleton={<PanelSkeleton label={t.loading} lines={5} />}>
          {(meetings) => <TodaysMeetings meetings={meetings} now={now} />}
        </Loaded>
        <CastPanel title={t.castTitle} />
        <FeesPanel />
      </div>
    </>
  );
}
