import { Text } from '@mantine/core';
import { reservationCalls } from '@mukae/contract/calls/reservations';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '@/api/call';
import { queryOf } from '@/api/query';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { useTexts } from '@/language/LanguageProvider';
import { Loaded } from '@/serving/Loaded';
import { CopyField } from '@/ui/CopyField';
import { Panel } from '@/ui/Panel';
import { PanelSkeleton } from '@/ui/PanelSkeleton';
import { toast } from '@/ui/toast';
import classes from './FeedPanel.module.css';
import { feedTexts } from './feed.texts';

const feed = queryOf(reservationCalls.getFeed, {});

/** The secret address under which her own calendar reads her reservations. */
export function FeedPanel() {
  const t = useTexts(feedTexts);
  const client = useQueryClient();
  const query = useQuery(feed);
  const tellRenewed = () => {
    void client.invalidateQueries({ queryKey: feed.queryKey });
    void toast.success({ title: t.renewal.done, text: t.renewal.doneText, closeLabel: t.close });
  };
  return (
    <Loaded query={query} skeleton={<PanelSkeleton label={t.loading} lines={2} />}>
      {({ url }) => (
        <Panel title={t.title}>
          <div className={classes.feed}>
            <Text c="dimmed">{t.text}</Text>
            <CopyField label={t.address} value={url} words={t.words} />
            <AskedDeed words={t.renewal} act={() => call(reservationCalls.renewFeed, {})} onDone={tellRenewed} />
          </div>
        </Panel>
      )}
    </Loaded>
  );
}
