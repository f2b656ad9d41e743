import type { EventName } from '@mukae/contract/realtime/clientEvents';
import type { MessageName } from '@mukae/contract/realtime/clientMessages';
import { unexpectedAnswer } from '../answer';
import type { Answer, EventFields, MessageFields } from './realtime';

type Entry =
  | { is: 'message'; text: string }
  /** Kept until it is answered, however often it left. */
  | { is: 'event'; text: string; settle: (answer: Answer) => void };

function drop(entry: Entry): void {
  if (entry.is === 'event') entry.settle(unexpectedAnswer());
}

/** What this page has to say, in the order in which it was said. */
export class Outbox {
  readonly #entries = new Map<number, Entry>();
  #next = 0;
  #write: ((text: string) => void) | undefined;
  #isOver = false;

  event<Name extends EventName>(event: Name, fields: EventFields<Name>, withdrawal?: AbortSignal): Promise<Answer> {
    const ref = this.#next;
    withdrawal?.addEventListener('abort', () => this.answered(ref, unexpectedAnswer()));
    const text = JSON.stringify({ type: 'stateTransitionEvent', event, ref, ...fields });
    return new Promise((settle) => this.#add({ is: 'event', text, settle }));
  }

  message<Name extends MessageName>(type: Name, fields: MessageFields<Name>): void {
    this.#add({ is: 'message', text: JSON.stringify({ type, ...fields }) });
  }

  answered(ref: number, answer: Answer): void {
    const entry = this.#entries.get(ref);
    if (entry?.is !== 'event') return;
    this.#entries.delete(ref);
    entry.settle(answer);
  }

  /** A connection is there: everything that waits leaves. */
  open(write: (text: string) => void): void {
    this.#write = write;
    for (const id of [...this.#entries.keys()]) this.#dispatch(id);
  }

  hold(): void {
    this.#write = undefined;
  }

  /** There will be no connection any more. */
  giveUp(): void {
    this.hold();
    this.#isOver = true;
    const entries = [...this.#entries.values()];
    this.#entries.clear();
    for (const entry of entries) drop(entry);
  }

  #add(entry: Entry): void {
    if (this.#isOver) {
      drop(entry);
      return;
    }
    const id = this.#next++;
    this.#entries.set(id, entry);
    this.#dispatch(id);
  }

  #dispatch(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry || !this.#write) return;
    if (entry.is === 'message') this.#entries.delete(id);
    this.#write(entry.text);
  }
}
