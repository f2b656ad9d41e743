import type { Entry, HappenedNow, OperatorView, Rows, ScreenView, Told } from '../history/entry';

const noRows: Rows = { records: [], requests: [], calls: [], channels: new Map([[1, 2]]) };
const restingScreen: ScreenView = { of: 'screen', at: 'Standby', requestId: null, callId: null };
const freeOperator: OperatorView = {
  of: 'operator',
  status: 'Standby',
  chosen: 'Standby',
  isFree: true,
  rings: [],
  callId: null,
};

/** An invented history of company 1, told step by step: screens and operators are named by their ids. */
export class Story {
  readonly #entries: Entry[] = [];
  #saying = 0;

  add(at: number, happened: HappenedNow): this {
    this.#entries.push({ ...happened, at });
    return this;
  }

  screen(at: number, id: number): this {
    return this.add(at, { is: 'came', page: `screen ${id}`, side: 'screen', companyId: 1, id }).opens(
      at,
      `screen ${id}`,
    );
  }

  operator(at: number, id: number): this {
    const page = `operator ${id}`;
    return this.add(at, { is: 'came', page, side: 'operator', companyId: 1, id }).opens(at, page);
  }

  opens(at: number, page: string, seq: number | null = null): this {
    return this.add(at, { is: 'opened', page, node: 'ap1', epoch: 'e', seq, goesOn: seq !== null });
  }

  loses(at: number, page: string, heardAt = at): this {
    return this.add(at, { is: 'lost', page, node: 'ap1', code: 1006, heardAt });
  }

  asks(at: number, page: string, event: string, about: string): this {
    this.#saying += 1;
    return this.add(at, { is: 'said', page, saying: this.#saying, event, about });
  }

  /** To what was asked last. */
  hearsAnswer(at: number, page: string, answer = 'OK'): this {
    return this.add(at, { is: 'answered', page, saying: this.#saying, answer });
  }

  says(at: number, page: string, event: string, about: string, answer = 'OK'): this {
    return this.asks(at, page, event, about).hearsAnswer(at, page, answer);
  }

  hears(at: number, page: string, seq: number, epoch = 'e'): this {
    return this.add(at, { is: 'heard', page, epoch, seq, type: 'config', about: '', because: '' });
  }

  screenIs(at: number, id: number, view: Partial<ScreenView>): this {
    return this.add(at, { is: 'believed', page: `screen ${id}`, view: { ...restingScreen, ...view } });
  }

  operatorIs(at: number, id: number, view: Partial<OperatorView>): this {
    return this.add(at, { is: 'believed', page: `operator ${id}`, view: { ...freeOperator, ...view } });
  }

  /** With what the database holds in the end. */
  ends(at: number, rows: Partial<Rows> = {}): Told {
    this.add(at, { is: 'seated', seats: [] });
    return { history: this.#entries, rows: { ...noRows, ...rows } };
  }
}
