import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { calendarPath } from '../calendarPath';
import { reservationHomeTexts } from './reservationHome.texts';

/** Today nobody waits for her any more. */
export function NothingLeft({ hadSome }: { hadSome: boolean }) {
  const { nothing: t } = useTexts(reservationHomeTexts);
  return (
    <Panel>
      <Empty
        picture="/characters/kei/bow.webp"
        title={hadSome ? t.allOver : t.none}
        text={t.text}
        action={
          <Button component={Link} to={calendarPath} variant="light">
            {t.toCalendar}
          </Button>
        }
      />
    </Panel>
  );
}
