import { Button } from '@mantine/core';
import type { ChannelAnswer } from '@mukae/contract/calls/channels';
import { Link } from 'react-router';
import { useTexts } from '@/language/LanguageProvider';
import { Empty } from '@/ui/Empty';
import { Panel } from '@/ui/Panel';
import { channelPath } from './channelPath';
import { channelsTexts } from './channels.texts';

/** The address names a channel that the company does not have. */
export function UnknownChannel({ channels }: { channels: readonly ChannelAnswer[] }) {
  const t = useTexts(channelsTexts);
  const first = channels[0]?.number ?? 1;
  const last = channels.at(-1)?.number ?? first;
  return (
    <Panel>
      <Empty
        title={t.unknownTitle}
        text={t.unknownText(first, last)}
        action={
          <Button component={Link} to={channelPath(first)} variant="light">
            {t.toFirst(first)}
          </Button>
        }
      />
    </Panel>
  );
}
