import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { linkInShort, mayCancel } from '@mukae/contract/domain/reservation/reservation';
import { dayInWords } from '@/dates/dayInWords';
import { IconSettings } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { RowLink } from '@/lists/RowLink';
import type { Column } from '@/ui/dataTable/columns';
import { changePath } from '../calendarPath';
import { Quiet } from '../cells/Quiet';
import { SlotTime } from '../cells/SlotTime';
import { EnterMeeting } from '../entering/EnterMeeting';
import type { MeetingEntry } from '../entering/useMeetingEntry';
import { LinkCodeIcon } from '../sharing/LinkCodeIcon';
import { LinkCopyIcon } from '../sharing/LinkCopyIcon';
import { MeetingName } from './MeetingName';
import { reservationListTexts } from './reservationList.texts';
import classes from './useReservationColumns.module.css';

const isOpen = ({ state, endsAt }: Reservation, now: Date): boolean => state === 'booked' && endsAt > now;

export function useReservationColumns({
  now,
  entry,
  whyNotId,
}: {
  now: Date;
  entry: MeetingEntry;
  whyNotId: string;
}): readonly Column<Reservation>[] {
  const t = useTexts(reservationListTexts);
  const { language } = useLanguage();
  return [
    { key: 'number', head: t.number, fixed: true, hideBelow: 1100, cell: ({ number }) => <Quiet text={number} /> },
    { key: 'title', head: t.meeting, kind: 'primary', cell: (one) => <MeetingName reservation={one} /> },
    { key: 'date', head: t.date, fixed: true, cell: ({ startsAt }) => dayInWords(startsAt, language) },
    {
      key: 'time',
      head: t.time,
      fixed: true,
      cell: (one) => (
        <b>
          <SlotTime slot={one} />
        </b>
      ),
    },
    {
      key: 'link',
      head: t.link,
      fixed: true,
      cell: (one) => (isOpen(one, now) ? <ShortLink reservation={one} /> : <Quiet text={t.none} />),
    },
    {
      key: 'enter',
      head: t.enter,
      kind: 'actions',
      align: 'start',
      cell: (one) => isOpen(one, now) && <EnterMeeting reservation={one} now={now} entry={entry} whyNotId={whyNotId} />,
    },
    {
      key: 'settings',
      head: t.settings,
      kind: 'actions',
      cell: (one) =>
        one.state === 'booked' &&
        mayCancel(one, now) && (
          <RowLink
            to={changePath(one.id)}
            word={t.change}
            label={t.changeOf(one.title)}
            Icon={IconSettings}
            variant="subtle"
          />
        ),
    },
  ];
}

/** To be shared, not pressed: whoever opens it becomes the guest, and her own session ends. */
function ShortLink({ reservation }: { reservation: Reservation }) {
  return (
    <span className={classes.link}>
      <span className={classes.short} title={reservation.link}>
        {linkInShort(reservation.link)}
      </span>
      <span className={classes.icons}>
        <LinkCopyIcon reservation={reservation} />
        <LinkCodeIcon reservation={reservation} />
      </span>
    </span>
  );
}
