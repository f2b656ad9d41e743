import type { DeskChanges } from '@mukae/contract/domain/reception/deskChanges';
import type { NodesLine } from '#platform/nodes/nodes';
import type { DeskMoment } from './deskView';
import { type DeskTold, type Letter, type LineEntry, numbersOf } from './lineEntry';
import { placesChanged } from './placesChanged';

interface Teller {
  companyId: number;
  /** The name of this node. */
  holder: string;
  line: Pick<NodesLine<LineEntry>, 'add'>;
}

/** What a desk that is held here tells all nodes, and what of it did not arrive. */
export class DeskTelling {
  readonly #teller: Teller;
  #last: Promise<number> = Promise.resolve(0);
  #untold: DeskMoment | undefined;

  constructor(teller: Teller) {
    this.#teller = teller;
  }

  /** The number on the line up to which everything is told. */
  get last(): Promise<number> {
    return this.#last;
  }

  /** How the desk stood before what could not be told; undefined: all of it was. */
  get untold(): DeskMoment | undefined {
    return this.#untold;
  }

  /** It is about to be told after all. */
  forgetUntold(): void {
    this.#untold = undefined;
  }

  /** Whatever an older holder still tells does not count from then on. */
  async taken(term: number): Promise<void> {
    const { companyId, holder, line } = this.#teller;
    await line.add({ desk: { is: 'taken', companyId, term, holder }, letters: [] }, 1);
  }

  whole(term: number, before: DeskMoment, moment: DeskMoment, letters: Letter[]): void {
    const { companyId, holder } = this.#teller;
    this.#tell({ is: 'whole', companyId, term, holder, moment }, before, letters);
  }

  changed(
    term: number,
    before: DeskMoment,
    after: DeskMoment,
    { changes, letters }: { changes?: DeskChanges; letters: Letter[] },
  ): void {
    const { companyId } = this.#teller;
    const places = placesChanged(before.places, after.places);
    this.#tell({ is: 'changed', companyId, term, changes, places, talkMs: after.talkMs, after }, before, letters);
  }

  #tell(desk: DeskTold, before: DeskMoment, letters: Letter[]): void {
    const entry = { desk, letters };
    this.#last = this.#teller.line.add(entry, numbersOf(entry));
    // Whoever waits for it hears of its failure; everybody else hears later what she missed.
    this.#last.catch(() => {
      this.#untold ??= before;
    });
  }
}
