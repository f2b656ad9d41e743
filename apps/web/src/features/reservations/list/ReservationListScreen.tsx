import { Button } from '@mantine/core';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { useId } from 'react';
import { Link } from 'react-router';
import { monthAlone } from '@/dates/monthInWords';
import { IconPlus } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { listTexts } from '@/lists/list.texts';
import { PagedRows } from '@/lists/PagedRows';
import { usePageOf } from '@/lists/usePageOf';
import { useServerNow } from '@/live/useServerNow';
import { Loaded } from '@/serving/Loaded';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { Panel } from '@/ui/Panel';
import { RowsSkeleton } from '@/ui/RowsSkeleton';
import { calendarPath } from '../calendarPath';
import { enteringTexts } from '../entering/entering.texts';
import { GuestAwaited } from '../entering/GuestAwaited';
import { useMeetingEntry } from '../entering/useMeetingEntry';
import { FeedPanel } from '../feed/FeedPanel';
import { MonthSelect } from '../months/MonthSelect';
import { useShownMonth } from '../months/useShownMonth';
import classes from './ReservationListScreen.module.css';
import { reservationListTexts } from './reservationList.texts';
import { useReservationColumns } from './useReservationColumns';

/** Her reservations by the month, and the address under which her own calendar reads them. */
export function ReservationListScreen() {
  const t = useTexts(reservationListTexts);
  return (
    <>
      <PageHeader
        en={t.en}
        title={t.title}
        text={t.text}
        actions={
          <Button component={Link} to={calendarPath} leftSection={<IconPlus size={20} stroke={1.7} aria-hidden />}>
            {t.reserve}
          </Button>
        }
      />
      <div className={classes.stack}>
        <MonthOfReservations />
        <FeedPanel />
      </div>
    </>
  );
}

function MonthOfReservations() {
  const t = useTexts(reservationListTexts);
  const { when } = useTexts(enteringTexts);
  const { loading } = useTexts(listTexts);
  const { language } = useLanguage();
  const now = new Date(useServerNow());
  const entry = useMeetingEntry(now);
  const whyNotId = useId();
  const { list, month, thisMonth, setMonth } = useShownMonth();
  const { page, pageSize } = list;
  const query = usePageOf(reservationCalls.pageOfReservations, { month, page, pageSize });
  const columns = useReservationColumns({ now, entry, whyNotId });
  return (
    <Panel space="flush">
      <div className={classes.bar}>
        <MonthSelect month={month} thisMonth={thisMonth} onMonth={setMonth} />
        <span className={classes.count}>
          {query.data && <span role="status">{t.count(query.data.total)}</span>}
          <span id={whyNotId}>{when}</span>
        </span>
      </div>
      <Loaded query={query} skeleton={<RowsSkeleton label={loading} />}>
        {({ rows, total }) =>
          total === 0 ? (
            <Empty
              picture="/characters/kei/bow.webp"
              title={t.emptyTitle(monthAlone(month, language))}
              text={t.emptyText}
              action={
                <Button component={Link} to={calendarPath} variant="light">
                  {t.toCalendar}
                </Button>
              }
            />
          ) : (
            <PagedRows
              list={list}
              columns={columns}
              rowKey={({ id }) => String(id)}
              label={t.list}
              rows={rows}
              total={total}
              busy={query.isPlaceholderData}
            />
          )
        }
      </Loaded>
      <GuestAwaited entry={entry} />
    </Panel>
  );
}
