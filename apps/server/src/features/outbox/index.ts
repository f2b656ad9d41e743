export { outboxHandlers } from './outbox.calls';
export { makeOutbox, type Outbox } from './outbox.service';
