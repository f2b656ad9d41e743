import { Button } from '@mantine/core';
import { type MailAnswer, outboxCalls } from '@mukae/contract/calls/outbox';
import { useState } from 'react';
import { IconRefresh } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { PagedList } from '@/lists/PagedList';
import { usePagedList } from '@/lists/usePagedList';
import { usePageOf } from '@/lists/usePageOf';
import { Empty } from '@/ui/Empty';
import { PageHeader } from '@/ui/PageHeader';
import { MailDrawer } from './MailDrawer';
import { outboxTexts } from './outbox.texts';
import { useMailColumns } from './useMailColumns';

export function OutboxScreen() {
  const t = useTexts(outboxTexts);
  const list = usePagedList({ sortKeys: [], sort: undefined, filters: {} });
  const { page, pageSize, search } = list.request;
  const query = usePageOf(outboxCalls.pageOfOutbox, { page, pageSize, search });
  const [opened, setOpened] = useState<MailAnswer | null>(null);
  const columns = useMailColumns({ onOpen: setOpened });
  const refresh = (
    <Button
      variant="light"
      leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
      loading={query.isFetching}
      onClick={() => void query.refetch()}
    >
      {t.refresh}
    </Button>
  );
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} actions={refresh} />
      <PagedList
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => String(id)}
        words={{ label: t.list, search: t.search, placeholder: t.placeholder }}
        empty={<Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />}
      />
      <MailDrawer mail={opened} onClose={() => setOpened(null)} />
    </>
  );
}
