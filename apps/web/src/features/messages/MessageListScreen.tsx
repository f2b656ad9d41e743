import { Select } from '@mantine/core';
import { messageCalls, messageSortKeys } from '@mukae/contract/calls/messages';
import { useCompanyScope, useHasCompany } from '@/features/companies';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { messagesTexts } from './messages.texts';
import { useMessageColumns } from './useMessageColumns';

const states = ['open', 'done', 'any'] as const;
const isDoneIn = { any: undefined, open: false, done: true } as const;

export function MessageListScreen() {
  const t = useTexts(messagesTexts);
  const scope = useCompanyScope();
  const list = usePagedList({ sortKeys: messageSortKeys, sort: '-leftAt', filters: { state: '' } });
  const state = states.find((one) => one === list.filters.state) ?? 'open';
  const query = usePageOf(messageCalls.pageOfMessages, { ...list.request, isDone: isDoneIn[state], ...scope });
  const columns = useMessageColumns({ showsCompany: !useHasCompany() });
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        filters={
          <Select
            aria-label={t.state}
            data={states.map((value) => ({ value, label: t.states[value] }))}
            value={state}
            onChange={(value) => list.setFilter('state', value === 'open' || value === null ? '' : value)}
            allowDeselect={false}
          />
        }
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />}
      />
    </>
  );
}
