import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { CompanyDesk } from '../companyDesk';
import type { Stream } from '../stream';

/** What is told about one change of a desk, and to whom. */
export class Letters {
  readonly #desk: CompanyDesk;
  readonly #stream: Stream;
  readonly #forConsoles: (() => void)[] = [];

  constructor(desk: CompanyDesk, stream: Stream) {
    this.#desk = desk;
    this.#stream = stream;
  }

  toSignage(signageId: number, message: ServerMessage): void {
    const userId = this.#desk.places.signages.get(signageId)?.userId;
    if (userId !== undefined) this.#stream.tell({ userId }, message);
  }

  toOperator(userId: number, message: ServerMessage): void {
    this.#stream.tell({ userId }, message);
  }

  /** Kept until the others have theirs: a visitor's ring does not wait until a thousand consoles know of it. */
  toConsoles(message: ServerMessage, signageId: number): void {
    const { companyId } = this.#desk;
    this.#forConsoles.push(() => this.#stream.tell({ companyId, signageId }, message));
  }

  sendToConsoles(): void {
    for (const send of this.#forConsoles) send();
  }
}
