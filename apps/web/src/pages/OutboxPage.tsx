import { OutboxScreen } from '#features/outbox/OutboxScreen';

export function Component() {
  return <OutboxScreen />;
}
