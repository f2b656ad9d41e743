import { type ChannelAnswer, channelCalls } from '@mukae/contract/calls/channels';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { roleMay } from '@/api/roleMay';
import { useMe } from '@/features/accounts';

/** The channel that I hold while I am on standby. */
export function useMyChannel(): ChannelAnswer | undefined {
  const { data: me } = useMe();
  const channelId = me?.avatarChId ?? null;
  const { data } = useQuery({
    ...queryOf(channelCalls.getChannel, { targetId: channelId ?? 0 }),
    enabled: channelId !== null && roleMay('channel.read'),
  });
  return channelId === null ? undefined : data;
}
