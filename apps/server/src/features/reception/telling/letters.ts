import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { DeskView } from '../deskView';
import type { Letter } from '../lineEntry';
import { letterTo } from '../stream';

/** What is told about one change of a desk, and to whom. */
export class Letters {
  readonly #desk: DeskView;
  readonly #letters: Letter[] = [];
  readonly #forConsoles: Letter[] = [];

  constructor(desk: DeskView) {
    this.#desk = desk;
  }

  toSignage(signageId: number, message: ServerMessage): void {
    const userId = this.#desk.places.signages.get(signageId)?.userId;
    if (userId !== undefined) this.#letters.push(letterTo({ userId }, message));
  }

  toOperator(userId: number, message: ServerMessage): void {
    this.#letters.push(letterTo({ userId }, message));
  }

  /** Behind the others: a visitor's ring does not wait until a thousand consoles know of it. */
  toConsoles(message: ServerMessage, signageId: number): void {
    const { companyId } = this.#desk;
    this.#forConsoles.push(letterTo({ companyId, signageId }, message));
  }

  inOrder(): Letter[] {
    return [...this.#letters, ...this.#forConsoles];
  }
}
