import { Button } from '@mantine/core';
import type { MailAnswer } from '@mukae/contract/calls/outbox';
import { outboxCalls } from '@mukae/contract/calls/outbox';
import { IconRefresh } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryOf } from '../../api/query';
import { useTexts } from '../../language/LanguageProvider';
import { Empty } from '../../ui/Empty';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { PanelSkeleton } from '../../ui/PanelSkeleton';
import { ListPager } from '../service/ListPager';
import { Loaded } from '../service/Loaded';
import { MailDrawer } from './MailDrawer';
import { MailRows } from './MailRows';
import { pageOf } from './mailPages';
import { outboxTexts } from './outbox.texts';

export function OutboxScreen() {
  const t = useTexts(outboxTexts);
  const outbox = useQuery(queryOf(outboxCalls.getOutbox, {}));
  const refresh = (
    <Button
      variant="light"
      leftSection={<IconRefresh size={18} stroke={1.6} aria-hidden />}
      loading={outbox.isFetching}
      onClick={() => void outbox.refetch()}
    >
      {t.refresh}
    </Button>
  );
  return (
    <>
      <PageHeader en={t.en} title={t.title} text={t.text} actions={refresh} />
      <Loaded query={outbox} skeleton={<PanelSkeleton label={t.loading} lines={6} />}>
        {({ mails }) => (mails.length === 0 ? <NoMails /> : <Mails mails={mails} />)}
      </Loaded>
    </>
  );
}

function NoMails() {
  const t = useTexts(outboxTexts);
  return (
    <Panel>
      <Empty picture="/characters/kei/bow.webp" title={t.emptyTitle} text={t.emptyText} />
    </Panel>
  );
}

function Mails({ mails }: { mails: readonly MailAnswer[] }) {
  const [asked, setAsked] = useState(1);
  const [opened, setOpened] = useState<MailAnswer | null>(null);
  const { rows, bounds } = pageOf(mails, asked);
  return (
    <Panel space="flush">
      <MailRows mails={rows} onOpen={setOpened} />
      <ListPager bounds={bounds} onPage={setAsked} />
      <MailDrawer mail={opened} onClose={() => setOpened(null)} />
    </Panel>
  );
}
