import type { EventName, EventOf } from '@mukae/contract/realtime/clientEvents';
import type { AnsweredMessageName, MessageName, MessageOf } from '@mukae/contract/realtime/clientMessages';
import type { ServerMessageName, ServerMessageOf } from '@mukae/contract/realtime/serverMessages';

export type RealtimeState =
  | { is: 'connecting' }
  | { is: 'open' }
  | { is: 'lost'; since: number }
  | { is: 'closed'; because: 'alreadyExist' | 'loggedOut' | 'stopped' | 'unsupported' };

/** What the server said to an event. */
export type Answer = ServerMessageOf<'stateTransitionMsg'>['answer'];

export type EventFields<Name extends EventName> = Omit<EventOf<Name>, 'type' | 'event' | 'ref'>;
export type PlainMessageName = Exclude<MessageName, AnsweredMessageName>;
export type MessageFields<Name extends MessageName> = Omit<MessageOf<Name>, 'type' | 'ref'>;

/** The channel of one page to the server. It comes back by itself until it is closed for good. */
export interface Realtime {
  readonly state: RealtimeState;
  onState(hear: (state: RealtimeState) => void): () => void;
  on<Name extends ServerMessageName>(name: Name, hear: (message: ServerMessageOf<Name>) => void): () => void;
  /**
   * A stateTransitionEvent: kept and sent again until the server has answered, also while its database is briefly away,
   * or until it is withdrawn.
   */
  say<Name extends EventName>(event: Name, fields: EventFields<Name>, withdrawal?: AbortSignal): Promise<Answer>;
  /** A message that is answered as an event is, and kept as long. */
  ask<Name extends AnsweredMessageName>(type: Name, fields: MessageFields<Name>): Promise<Answer>;
  /** Everything else: sent now, or as soon as the channel is open again. */
  send<Name extends PlainMessageName>(type: Name, fields: MessageFields<Name>): void;
  close(): void;
}
