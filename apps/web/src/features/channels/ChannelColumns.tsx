import type { ChannelAnswer } from '@mukae/contract/calls/channels';
import { useParams } from 'react-router';
import classes from './ChannelColumns.module.css';
import { ChannelList } from './ChannelList';
import { ChannelPanel } from './ChannelPanel';
import { UnknownChannel } from './UnknownChannel';

/** All channels, and the one that the address names. */
export function ChannelColumns({ channels }: { channels: readonly ChannelAnswer[] }) {
  const { ch } = useParams();
  const chosen = channels.find(({ number }) => String(number) === ch);
  return (
    <div className={classes.columns}>
      <ChannelList channels={channels} />
      {chosen ? <ChannelPanel key={chosen.id} channel={chosen} /> : <UnknownChannel channels={channels} />}
    </div>
  );
}
