import { CallDetailScreen } from '#features/calls/detail/CallDetailScreen';

export function Component() {
  return <CallDetailScreen />;
}
