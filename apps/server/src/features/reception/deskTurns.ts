import { DeskMoved } from './deskMoved';

/** What happens at a desk, one thing after the other, for as long as it is held here. */
export class DeskTurns {
  #last: Promise<unknown> = Promise.resolve();
  #isOver = false;

  take<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#last.then(() => {
      if (this.#isOver) throw new DeskMoved();
      return work();
    });
    this.#last = turn.catch(() => undefined);
    return turn;
  }

  end(): void {
    this.#isOver = true;
  }
}
