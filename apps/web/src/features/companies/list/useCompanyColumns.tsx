import { Button } from '@mantine/core';
import type { ListedCompany } from '@mukae/contract/calls/companies';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { SeatsRow } from '@/ui/SeatsRow';
import { useCompanyName } from '../useCompanyName';
import { companyListTexts } from './companyList.texts';
import classes from './useCompanyColumns.module.css';

const drawnSeats = 6;

export function useCompanyColumns(onChange: (companyId: number) => void): readonly Column<ListedCompany>[] {
  const t = useTexts(companyListTexts);
  const nameOf = useCompanyName();
  return [
    {
      key: 'name',
      head: t.name,
      kind: 'primary',
      sortKey: 'name',
      cell: (company) => <b className={classes.name}>{nameOf(company)}</b>,
    },
    {
      key: 'channels',
      head: t.channels,
      align: 'end',
      fixed: true,
      cell: ({ avatarChannelMax }) => t.count(avatarChannelMax),
    },
    {
      key: 'inUse',
      head: t.inUse,
      fixed: true,
      cell: ({ avatarChannelMax: count, channelsInUse: taken }) => (
        <span className={classes.seats}>
          {t.count(taken)}
          <SeatsRow taken={taken} count={count} drawn={drawnSeats} />
        </span>
      ),
    },
    { key: 'feeRate', head: t.feeRate, align: 'end', fixed: true, cell: ({ feeRate }) => t.yen(feeRate) },
    {
      key: 'change',
      head: t.actions,
      kind: 'actions',
      cell: (company) => (
        <Button size="xs" variant="light" aria-label={t.changeOf(nameOf(company))} onClick={() => onChange(company.id)}>
          {t.change}
        </Button>
      ),
    },
  ];
}
