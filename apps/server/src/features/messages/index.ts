export { visitorMessageHandlers } from './messages.calls';
export { makeMessages } from './messages.service';
