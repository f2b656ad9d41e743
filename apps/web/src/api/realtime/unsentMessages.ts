import { timing } from '@mukae/contract/domain/reception/timing';
import { errorCodes } from '@mukae/contract/errors/codes';
import type { EventName } from '@mukae/contract/realtime/clientEvents';
import type { AnsweredMessageName } from '@mukae/contract/realtime/clientMessages';
import { unexpectedAnswer } from '../answer';
import type { Answer, EventFields, MessageFields, PlainMessageName } from './realtime';

interface Asked {
  is: 'asked';
  text: string;
  settle: (answer: Answer) => void;
  /** When the server could first not do it, for the database was away. */
  awaySince: number | undefined;
}

type Entry =
  | { is: 'message'; text: string }
  /** Kept until it is answered, however often it left. */
  | Asked;

/** Nothing was done, and in a moment it may be: that is no answer yet. */
const isPutOff = (answer: Answer): boolean => answer.result === 'Error' && answer.code === errorCodes.unavailable;

function drop(entry: Entry): void {
  if (entry.is === 'asked') entry.settle(unexpectedAnswer());
}

/** What this page has to say, in the order in which it was said. */
export class UnsentMessages {
  readonly #now: () => number;
  readonly #entries = new Map<number, Entry>();
  #next = 0;
  #write: ((text: string) => void) | undefined;
  #isOver = false;
  /** What is said again together; what is asked meanwhile waits behind them. */
  readonly #putOff = new Set<number>();
  #again: ReturnType<typeof setTimeout> | undefined;

  constructor(now: () => number) {
    this.#now = now;
  }

  event<Name extends EventName>(event: Name, fields: EventFields<Name>, withdrawal?: AbortSignal): Promise<Answer> {
    const ref = this.#next;
    withdrawal?.addEventListener('abort', () => this.answered(ref, unexpectedAnswer()));
    return this.#ask({ type: 'stateTransitionEvent', event }, fields);
  }

  question<Name extends AnsweredMessageName>(type: Name, fields: MessageFields<Name>): Promise<Answer> {
    return this.#ask({ type }, fields);
  }

  message<Name extends PlainMessageName>(type: Name, fields: MessageFields<Name>): void {
    this.#add({ is: 'message', text: JSON.stringify({ type, ...fields }) });
  }

  answered(ref: number, answer: Answer): void {
    const entry = this.#entries.get(ref);
    if (entry?.is !== 'asked') return;
    if (isPutOff(answer) && this.#isWorthWaiting(entry)) {
      this.#sayLater(ref);
      return;
    }
    this.#entries.delete(ref);
    entry.settle(answer);
  }

  /** A connection is there: everything that waits leaves. */
  open(write: (text: string) => void): void {
    this.#write = write;
    this.#forgetPutOff();
    for (const id of [...this.#entries.keys()]) this.#dispatch(id);
  }

  hold(): void {
    this.#write = undefined;
  }

  /** There will be no connection any more. */
  giveUp(): void {
    this.hold();
    this.#forgetPutOff();
    this.#isOver = true;
    const entries = [...this.#entries.values()];
    this.#entries.clear();
    for (const entry of entries) drop(entry);
  }

  #ask(head: object, fields: object): Promise<Answer> {
    const text = JSON.stringify({ ...head, ref: this.#next, ...fields });
    return new Promise((settle) => this.#add({ is: 'asked', text, settle, awaySince: undefined }));
  }

  #add(entry: Entry): void {
    if (this.#isOver) {
      drop(entry);
      return;
    }
    const id = this.#next++;
    this.#entries.set(id, entry);
    if (entry.is === 'asked' && this.#putOff.size > 0) this.#putOff.add(id);
    else this.#dispatch(id);
  }

  #dispatch(id: number): void {
    const entry = this.#entries.get(id);
    if (!entry || !this.#write) return;
    if (entry.is === 'message') this.#entries.delete(id);
    this.#write(entry.text);
  }

  #isWorthWaiting(asked: Asked): boolean {
    const now = this.#now();
    asked.awaySince ??= now;
    return now - asked.awaySince < timing.lostLink;
  }

  #sayLater(id: number): void {
    this.#putOff.add(id);
    this.#again ??= setTimeout(() => {
      const ids = [...this.#putOff].sort((one, other) => one - other);
      this.#forgetPutOff();
      for (const one of ids) this.#dispatch(one);
    }, timing.retry.first);
  }

  #forgetPutOff(): void {
    clearTimeout(this.#again);
    this.#again = undefined;
    this.#putOff.clear();
  }
}
