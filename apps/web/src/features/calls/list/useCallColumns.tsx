import { Text } from '@mantine/core';
import type { CallRecord } from '@mukae/contract/calls/callRecords';
import { Link } from 'react-router';
import { dateAndTime } from '@/dates/dateAndTime';
import { useTexts } from '@/language/LanguageProvider';
import type { Column } from '@/ui/dataTable/columns';
import { firstLetter } from '@/ui/firstLetter';
import { PersonLine } from '@/ui/PersonLine';
import { callPaths } from '../callPaths';
import { callsTexts } from '../calls.texts';
import { FateTag } from '../FateTag';
import { Length } from '../Length';
import { occasionOf } from '../occasionOf';
import { callListTexts } from './callList.texts';

export function useCallColumns({ showsCompany }: { showsCompany: boolean }): Column<CallRecord>[] {
  const t = useTexts(callListTexts);
  const words = useTexts(callsTexts);
  return [
    {
      key: 'signage',
      head: words.signage,
      kind: 'primary',
      cell: ({ id, signage: { name }, storeName, companyName }) => (
        <PersonLine
          name={<Link to={callPaths.detail(id)}>{name}</Link>}
          letter={firstLetter(name)}
          sub={[showsCompany && companyName, storeName].filter(Boolean).join(' ')}
        />
      ),
    },
    {
      key: 'at',
      head: t.at,
      fixed: true,
      sortKey: 'beganAt',
      cell: ({ beganAt }) => <time dateTime={beganAt}>{dateAndTime(beganAt)}</time>,
    },
    { key: 'outcome', head: words.outcome, kind: 'tag', cell: (record) => <FateTag record={record} /> },
    {
      key: 'operator',
      head: words.operator,
      cell: ({ operator }) =>
        operator?.name ?? (
          <Text span inherit c="dimmed">
            {words.none}
          </Text>
        ),
    },
    { key: 'occasion', head: words.occasion, hideBelow: 1000, cell: (record) => occasionOf(record, words) },
    {
      key: 'waited',
      head: words.waited,
      align: 'end',
      fixed: true,
      hideBelow: 800,
      cell: ({ waitedSeconds }) => <Length seconds={waitedSeconds} />,
    },
    {
      key: 'talked',
      head: words.talked,
      align: 'end',
      fixed: true,
      cell: ({ talkedSeconds }) => <Length seconds={talkedSeconds} />,
    },
  ];
}
