import { Ringing } from '../../features/reception/ringing/Ringing';
import { ConnectionNotice } from '../../features/service/realtime/ConnectionNotice';
import { LiveCounts } from '../../features/service/realtime/LiveCounts';
import { ChannelWatch } from './ChannelWatch';

/** What goes on beside the page while somebody works at a desk. */
export function AtDesk() {
  return (
    <>
      <ChannelWatch />
      <LiveCounts />
      <ConnectionNotice />
      <Ringing />
    </>
  );
}
