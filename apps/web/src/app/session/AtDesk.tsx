import { use } from 'react';
import { Ringing } from '../../features/reception/ringing/Ringing';
import { ConnectionNotice } from '../../features/service/realtime/ConnectionNotice';
import { LiveCounts } from '../../features/service/realtime/LiveCounts';
import { RealtimeContext } from '../../features/service/realtime/RealtimeContext';
import { ChannelWatch } from './ChannelWatch';

/** What goes on beside the page while somebody works at a desk. */
export function AtDesk() {
  const live = use(RealtimeContext);
  if (!live) return null;
  return (
    <>
      <ChannelWatch realtime={live.realtime} />
      <LiveCounts />
      <ConnectionNotice />
      <Ringing />
    </>
  );
}
