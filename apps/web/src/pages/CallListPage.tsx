import { CallListScreen } from '#features/calls/list/CallListScreen';

export function Component() {
  return <CallListScreen />;
}
