import { Button } from '@mantine/core';
import type { CompanyReservation } from '@mukae/contract/calls/reservationFields';
import { mayCancel } from '@mukae/contract/domain/reservation/reservation';
import { roleMay } from '@/api/roleMay';
import { dayAsSeenFrom } from '@/dates/dayAsSeenFrom';
import { useCompanyName, useHasCompany } from '@/features/companies';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { NarrowOnly } from '../cells/NarrowOnly';
import { Quiet } from '../cells/Quiet';
import { SlotTime } from '../cells/SlotTime';
import { ReservationStanding } from '../states/ReservationStanding';
import { companyReservationsTexts } from './companyReservations.texts';
import classes from './useCompanyReservationColumns.module.css';

export function useCompanyReservationColumns({
  now,
  onCancel,
}: {
  now: Date;
  onCancel: (reservation: CompanyReservation) => void;
}): readonly Column<CompanyReservation>[] {
  const t = useTexts(companyReservationsTexts);
  const { language } = useLanguage();
  const showsCompany = !useHasCompany();
  const nameOf = useCompanyName();
  const companyOf = ({ companyId, companyName }: CompanyReservation) => nameOf({ id: companyId, name: companyName });
  const columns: (Column<CompanyReservation> | false)[] = [
    {
      key: 'number',
      head: t.number,
      fixed: true,
      hideBelow: 1000,
      sortKey: 'number',
      cell: ({ number }) => <Quiet text={number} />,
    },
    {
      key: 'title',
      head: t.meeting,
      kind: 'primary',
      sortKey: 'title',
      cell: (one) => (
        <span className={classes.meeting}>
          <b>{one.title}</b>
          <NarrowOnly below={1000}>{one.number}</NarrowOnly>
          <NarrowOnly below={800}>
            {[one.userName, showsCompany && companyOf(one)].filter(Boolean).join(' ')}
          </NarrowOnly>
          {one.cancelReason && <Quiet text={t.because(one.cancelReason)} />}
        </span>
      ),
    },
    {
      key: 'user',
      head: t.user,
      hideBelow: 800,
      sortKey: 'userName',
      cell: ({ userName }) => userName || <Quiet text={t.none} />,
    },
    showsCompany && { key: 'company', head: t.company, hideBelow: 800, cell: companyOf },
    {
      key: 'date',
      head: t.date,
      fixed: true,
      sortKey: 'startsAt',
      cell: ({ startsAt }) => dayAsSeenFrom(now, startsAt, language),
    },
    { key: 'time', head: t.time, fixed: true, cell: (one) => <SlotTime slot={one} /> },
    roleMay('company.manage') && {
      key: 'seat',
      head: t.seat,
      fixed: true,
      hideBelow: 1000,
      cell: ({ seat }) => String(seat),
    },
    {
      key: 'state',
      head: t.state,
      kind: 'tag',
      cell: (one) => <ReservationStanding reservation={one} now={now} />,
    },
    {
      key: 'actions',
      head: t.cancel,
      kind: 'actions',
      cell: (one) =>
        one.state === 'booked' &&
        mayCancel(one, now) && (
          <Button
            size="xs"
            variant="subtle"
            color="gray"
            aria-label={t.cancelOf(one.title)}
            onClick={() => onCancel(one)}
          >
            {t.cancel}
          </Button>
        ),
    },
  ];
  return columns.filter((column) => column !== false);
}
