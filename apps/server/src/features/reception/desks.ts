import { CompanyDesk, type DeskParts } from './companyDesk';
import { companiesWithEntries } from './desks.repo';
import type { SignagePlace } from './places.repo';

/** The desks of all companies, each from the moment somebody is there. */
export class Desks {
  readonly #parts: DeskParts;
  readonly #open = new Map<number, { desk: CompanyDesk; loaded: Promise<void> }>();

  constructor(parts: DeskParts) {
    this.#parts = parts;
  }

  /** Loaded, and from now on in memory. */
  async of(companyId: number): Promise<CompanyDesk> {
    const known = this.#open.get(companyId) ?? this.#openDesk(companyId);
    await known.loaded;
    return known.desk;
  }

  #openDesk(companyId: number) {
    const desk = new CompanyDesk(companyId, this.#parts);
    const opened = { desk, loaded: desk.load() };
    this.#open.set(companyId, opened);
    // A desk that could not be read is read again by the next who comes.
    opened.loaded.catch(() => this.#open.delete(companyId));
    return opened;
  }

  /** Where something went on when the service stopped, it goes on. */
  async openAll(): Promise<void> {
    for (const companyId of await companiesWithEntries(this.#parts.db)) await this.of(companyId);
  }

  loadedDesk(companyId: number): CompanyDesk | undefined {
    return this.#open.get(companyId)?.desk;
  }

  /** Of a signage whose company is open; where nobody is, there is nobody to tell. */
  placeOf(signageId: number): SignagePlace | undefined {
    return this.all()
      .map(({ places }) => places.signages.get(signageId))
      .find((place) => place !== undefined);
  }

  all(): CompanyDesk[] {
    return [...this.#open.values()].map(({ desk }) => desk);
  }

  /** Whoever has waited long enough. */
  async timePassed(): Promise<void> {
    await Promise.all(this.all().map((desk) => desk.happen({ type: 'timePassed' })));
  }

  /** Seats that nobody sits on any more, after a crash or while the database was away, are free again. */
  async keepSeats(): Promise<void> {
    const taken = await this.#parts.seats.taken();
    const companyIds = new Set([...taken.map(({ companyId }) => companyId), ...this.#open.keys()]);
    for (const companyId of companyIds) {
      const seated = taken.filter((seat) => seat.companyId === companyId).map(({ userId }) => userId);
      await (await this.of(companyId)).keepSeats(seated);
    }
  }
}
