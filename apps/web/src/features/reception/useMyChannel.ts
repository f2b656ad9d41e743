import { type ChannelAnswer, channelCalls } from '@mukae/contract/calls/channels';
import { useQuery } from '@tanstack/react-query';
import { queryOf } from '@/api/query';
import { roleMay } from '@/api/roleMay';
import { useMe } from '@/features/accounts';
import { oneIn } from '@/lists/oneIn';

/** The channel that I hold while I am on standby. */
export function useMyChannel(): ChannelAnswer | undefined {
  const { data: me } = useMe();
  const targetId = me?.avatarChId ?? undefined;
  const { data } = useQuery({
    ...queryOf(channelCalls.getChannel, { targetId }),
    enabled: targetId !== undefined && roleMay('channel.read'),
    select: (answer): ChannelAnswer | undefined => oneIn(answer),
  });
  return targetId === undefined ? undefined : data;
}
