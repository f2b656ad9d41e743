import { can } from '@mukae/contract/access/access';
import type { EventName, EventOf } from '@mukae/contract/realtime/clientEvents';
import {
  type ClientMessage,
  type MessageName,
  type MessageOf,
  readClientMessage,
  readRef,
} from '@mukae/contract/realtime/clientMessages';
import { isDatabaseAway } from '#platform/db/failures';
import type { Logger } from '#platform/log/logger';
import { Refusal } from '#platform/refusals/refusal';
import type { PageConnection } from './connections';
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
function refusalFor(failure: unknown): Refusal {
  if (failure instanceof Refusal) return failure;
  return new Refusal(isDatabaseAway(failure) ? 'unavailable' : 'unknownError', { cause: failure });
}

/** Nothing is decided by these, and they work without the database: signs of life, and what is told to the other side of a call. */
const passedOn: ReadonlySet<ClientMessage['type']> = new Set(['ping', 'offer', 'answer', 'iceCandidate']);

/** Read, authorise, do, answer: the same order for every message. Whoever waits for an answer gets one, whatever failed. */
export function makeReadMessage(parts: RealtimeParts, log: Logger) {
  const { stream } = parts;
  const [events, messages] = [eventHandlers(parts), messageHandlers(parts)];

  const doEvent = <Name extends EventName>(name: Name, event: EventOf<Name>, connection: PageConnection) =>
    events[name](event, connection);
  const doMessage = <Name extends MessageName>(name: Name, message: MessageOf<Name>, connection: PageConnection) =>
    messages[name](message, connection);

  const handle = (message: ClientMessage, connection: PageConnection): Promise<void> =>
    message.type === 'stateTransitionEvent'
      ? doEvent(message.event, message, connection)
      : doMessage(message.type, message, connection);

  async function handleFrom(message: ClientMessage, connection: PageConnection): Promise<void> {
    if (!passedOn.has(message.type) && !(await parts.isStillIn(connection))) throw new Refusal('notLoggedIn');
    await handle(message, connection);
  }

  /** Why it was not done; undefined when it was. */
  async function refusalOf(raw: unknown, connection: PageConnection): Promise<Refusal | undefined> {
    const read = readClientMessage(raw);
    if (!read) return new Refusal('badInput');
    const { message, capability } = read;
    if (!can(connection.principal.caller, capability)) return new Refusal('notAllowed');
    try {
      await parts.traces.saying(message, connection, () => handleFrom(message, connection));
      return undefined;
    } catch (failure) {
      const refusal = refusalFor(failure);
      if (refusal.status >= 500) log.warn({ err: failure, type: message.type }, 'a message failed');
      return refusal;
    }
  }

  return async (text: string, connection: PageConnection): Promise<void> => {
    const raw = parsed(text);
    const refusal = (await refusalOf(raw, connection))?.answerIn(connection.language);
    const ref = readRef(raw);
    if (ref !== undefined) {
      stream.answer(connection, { type: 'stateTransitionMsg', ref, answer: refusal ?? { result: 'OK' } });
    } else if (refusal) {
      const { code, msg } = refusal;
      stream.answer(connection, { type: 'Warning', code, msg });
    }
  };
}
