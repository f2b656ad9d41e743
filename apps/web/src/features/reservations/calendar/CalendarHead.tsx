import { Button } from '@mantine/core';
import { Link, useLocation } from 'react-router';
import { IconCalendarPlus, IconLogin2 } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { PageHeader } from '@/ui/PageHeader';
import { calendarTexts } from './calendar.texts';
import type { CalendarCaller } from './calendarCaller';

export function CalendarHead({ caller, onEnterTime }: { caller: CalendarCaller; onEnterTime: () => void }) {
  const t = useTexts(calendarTexts);
  const { pathname, search } = useLocation();
  const text = { booker: t.text, visitor: t.publicText, onlooker: t.onlookerText }[caller];
  return (
    <PageHeader
      en={t.en}
      title={t.title}
      text={text}
      actions={
        <>
          {caller !== 'onlooker' && (
            <Button
              variant="light"
              leftSection={<IconCalendarPlus size={20} stroke={1.7} aria-hidden />}
              onClick={onEnterTime}
            >
              {t.enterTime}
            </Button>
          )}
          {caller === 'visitor' && (
            <Button
              component={Link}
              to="/login"
              state={{ wanted: pathname + search }}
              leftSection={<IconLogin2 size={20} stroke={1.7} aria-hidden />}
            >
              {t.logIn}
            </Button>
          )}
        </>
      }
    />
  );
}
