import { ReturnToCall, Ringing } from '@/features/reception';
import { ConnectionNotice } from '@/live/ConnectionNotice';
import { LiveCounts } from '@/live/LiveCounts';
import { ChannelWatch } from './ChannelWatch';

/** What goes on beside the page while somebody works at a desk. */
export function AtDesk() {
  return (
    <>
      <ChannelWatch />
      <LiveCounts />
      <ConnectionNotice />
      <Ringing />
      <ReturnToCall />
    </>
  );
}
