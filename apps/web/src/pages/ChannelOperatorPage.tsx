import { ChannelsScreen } from '#features/channels/ChannelsScreen';

export function Component() {
  return <ChannelsScreen />;
}
