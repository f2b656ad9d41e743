import type { UsageRow } from '@mukae/contract/calls/usage';
import { roleMay } from '@/api/roleMay';
import { dayInWords } from '@/dates/dayInWords';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { NarrowOnly } from '../cells/NarrowOnly';
import { Quiet } from '../cells/Quiet';
import { SlotTime } from '../cells/SlotTime';
import { feesTexts } from '../fees/fees.texts';
import { usageScreenTexts } from './usageScreen.texts';
import classes from './useUsageColumns.module.css';

export function useUsageColumns(): readonly Column<UsageRow>[] {
  const t = useTexts(usageScreenTexts);
  const { yen } = useTexts(feesTexts);
  const { language } = useLanguage();
  const isOverseen = roleMay('reservation.oversee');
  const columns: (Column<UsageRow> | false)[] = [
    {
      key: 'number',
      head: t.number,
      fixed: true,
      hideBelow: 800,
      cell: ({ number }) => <Quiet text={number || t.none} />,
    },
    { key: 'title', head: t.meeting, kind: 'primary', cell: (row) => <Subject row={row} /> },
    isOverseen && {
      key: 'user',
      head: t.user,
      cell: ({ userName }) => userName || <Quiet text={t.none} />,
    },
    { key: 'date', head: t.date, fixed: true, cell: ({ startsAt }) => dayInWords(startsAt, language) },
    {
      key: 'time',
      head: t.time,
      fixed: true,
      hideBelow: isOverseen ? 800 : undefined,
      cell: (row) =>
        row.kind === 'use' ? <SlotTime slot={row} lasting={t.lasting(row.minutes)} /> : <Quiet text={t.none} />,
    },
    {
      key: 'fee',
      head: t.fee,
      align: 'end',
      cell: ({ kind, fee, isFree }) => (
        <span className={classes.fee}>
          {isFree && <span className={classes.free}>{t.free}</span>}
          {kind === 'use' ? yen(fee) : <Quiet text={t.none} />}
        </span>
      ),
    },
    { key: 'amount', head: t.amount, fixed: true, align: 'end', cell: ({ amount }) => <b>{yen(amount)}</b> },
  ];
  return columns.filter((column) => column !== false);
}

/** What was talked about; of a correction, why it was made. */
function Subject({ row: { kind, title, number, reason } }: { row: UsageRow }) {
  const t = useTexts(usageScreenTexts);
  return (
    <span className={classes.subject}>
      <b>{kind === 'use' ? title : [t.correction, title].filter(Boolean).join(' ')}</b>
      {number && <NarrowOnly below={800}>{number}</NarrowOnly>}
      {reason && <Quiet text={reason} />}
    </span>
  );
}
