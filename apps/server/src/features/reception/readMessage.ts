import { can } from '@mukae/contract/access/access';
import { errors } from '@mukae/contract/errors/errors';
import type { EventName, EventOf } from '@mukae/contract/realtime/clientEvents';
import {
  type ClientMessage,
  type MessageName,
  type MessageOf,
  readClientMessage,
} from '@mukae/contract/realtime/clientMessages';
import { isDatabaseAway } from '#platform/db/failures';
import type { Logger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import type { Connection } from './connections';
import { eventHandlers } from './events.realtime';
import { messageHandlers } from './messages.realtime';
import type { RealtimeParts } from './realtimeParts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** `unavailable` is no final word: pages say it again. */
function refusalOf(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  return new Refusal(isDatabaseAway(failure) ? 'unavailable' : 'unknownError', { cause: failure });
}

/** Read, authorise, do, answer: the same order for every message. */
export function makeReadMessage(parts: RealtimeParts, log: Logger) {
  const { stream } = parts;
  const [events, messages] = [eventHandlers(parts), messageHandlers(parts)];

  const doEvent = <Name extends EventName>(name: Name, event: EventOf<Name>, connection: Connection) =>
    events[name](event, connection);
  const doMessage = <Name extends MessageName>(name: Name, message: MessageOf<Name>, connection: Connection) =>
    messages[name](message, connection);

  const handle = (message: ClientMessage, connection: Connection): Promise<void> =>
    message.type === 'stateTransitionEvent'
      ? doEvent(message.event, message, connection)
      : doMessage(message.type, message, connection);

  function warn(connection: Connection, refusal: Refusal): void {
    const { code, text } = errors[refusal.error];
    stream.answer(connection, { type: 'Warning', code, msg: text[connection.language] });
  }

  return async (text: string, connection: Connection): Promise<void> => {
    const read = readClientMessage(parsed(text));
    if (!read) return warn(connection, new Refusal('badInput'));
    const { message, capability } = read;
    try {
      if (!can(connection.principal.caller, capability)) throw new Refusal('notAllowed');
      await handle(message, connection);
      if ('ref' in message) {
        stream.answer(connection, { type: 'stateTransitionMsg', ref: message.ref, answer: { result: 'OK' } });
      }
    } catch (failure) {
      const refusal = refusalOf(failure);
      if (refusal.status >= 500) log.warn({ err: failure, type: message.type }, 'a message failed');
      if (!('ref' in message)) return warn(connection, refusal);
      const { result, code, msg } = refusal.answerIn(connection.language);
      stream.answer(connection, { type: 'stateTransitionMsg', ref: message.ref, answer: { result, code, msg } });
    }
  };
}
