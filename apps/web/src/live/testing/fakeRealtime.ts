import type { EventName } from '@mukae/contract/realtime/clientEvents';
import type { AnsweredMessageName } from '@mukae/contract/realtime/clientMessages';
import type { ServerMessage, ServerMessageName, ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import { unexpectedAnswer } from '@/api/answer';
import type {
  Answer,
  EventFields,
  MessageFields,
  PlainMessageName,
  Realtime,
  RealtimeState,
} from '@/api/realtime/realtime';
import { Emitter } from '@/observing/emitter';
import { Listeners } from '@/observing/listeners';

/** A channel without a server: a test tells what it says, and sees what was said. */
export class FakeRealtime implements Realtime {
  state: RealtimeState = { is: 'open' };
  answer: Answer = { result: 'OK' };
  isAnswering = true;
  readonly said: object[] = [];
  readonly sent: object[] = [];
  readonly #messages = new Emitter<{ [Name in ServerMessageName]: ServerMessageOf<Name> }>();
  readonly #states = new Listeners<RealtimeState>();

  tell(message: ServerMessage): void {
    this.#messages.emit(message.type, message);
  }

  become(state: RealtimeState): void {
    this.state = state;
    this.#states.tell(state);
  }

  onState(hear: (state: RealtimeState) => void): () => void {
    return this.#states.add(hear);
  }

  on<Name extends ServerMessageName>(name: Name, hear: (message: ServerMessageOf<Name>) => void): () => void {
    return this.#messages.on(name, hear);
  }

  async say<Name extends EventName>(event: Name, fields: EventFields<Name>, withdrawal?: AbortSignal): Promise<Answer> {
    this.said.push({ event, ...fields });
    if (this.isAnswering) return this.answer;
    return new Promise((settle) => withdrawal?.addEventListener('abort', () => settle(unexpectedAnswer())));
  }

  async ask<Name extends AnsweredMessageName>(type: Name, fields: MessageFields<Name>): Promise<Answer> {
    this.said.push({ type, ...fields });
    return this.answer;
  }

  send<Name extends PlainMessageName>(type: Name, fields: MessageFields<Name>): void {
    this.sent.push({ type, ...fields });
  }

  close(): void {
    this.become({ is: 'closed', because: 'stopped' });
  }
}
