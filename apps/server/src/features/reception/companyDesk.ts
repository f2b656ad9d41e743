import type { Desk } from '@mukae/contract/domain/reception/desk';
import { changedDesk } from '@mukae/contract/domain/reception/deskChanges';
import type { DeskEvent } from '@mukae/contract/domain/reception/deskEvents';
import type { Deed } from './deeds';
import type { DeskMoment, DeskView } from './deskView';
import type { DeskTold } from './lineEntry';
import type { CompanyPlaces } from './places.repo';
import { changedPlaces } from './placesChanged';

/** What is asked of whoever holds the desk. */
export type DeskErrand =
  | { is: 'happen'; event: DeskEvent; deed: Deed | undefined }
  | { is: 'judge'; events: readonly DeskEvent[] };

type RunErrand = (companyId: number, errand: DeskErrand) => Promise<void>;

/** The desk of one company as this node was told of it. What is to happen at it happens where it is held. */
export class CompanyDesk implements DeskView {
  readonly companyId: number;
  readonly #run: RunErrand;
  #moment: DeskMoment;
  #term: number;
  #holder: string;

  constructor(told: DeskTold & { is: 'whole' }, run: RunErrand) {
    this.companyId = told.companyId;
    this.#moment = told.moment;
    this.#term = told.term;
    this.#holder = told.holder;
    this.#run = run;
  }

  get now(): Desk {
    return this.#moment.now;
  }

  get places(): CompanyPlaces {
    return this.#moment.places;
  }

  get talkMs(): number | null {
    return this.#moment.talkMs;
  }

  get term(): number {
    return this.#term;
  }

  get holder(): string {
    return this.#holder;
  }

  /** Done and told here as well, or refused by name: nobody can overlook a refusal, for it is thrown. */
  happen(event: DeskEvent, deed?: Deed): Promise<void> {
    return this.#run(this.companyId, { is: 'happen', event, deed });
  }

  /** Whether all of it could happen, one after the other: throws the refusal, and changes nothing. */
  judge(events: readonly DeskEvent[]): Promise<void> {
    return this.#run(this.companyId, { is: 'judge', events });
  }

  /** False: it came too late to count. */
  follow(told: DeskTold): boolean {
    if (told.term < this.#term) return false;
    this.#term = told.term;
    if (told.is === 'changed') this.#moment = told.after ?? moved(this.#moment, told);
    else this.#holder = told.holder;
    if (told.is === 'whole') this.#moment = told.moment;
    return true;
  }
}

const moved = ({ now, places }: DeskMoment, told: DeskTold & { is: 'changed' }): DeskMoment => ({
  now: told.changes ? changedDesk(now, told.changes) : now,
  places: told.places ? changedPlaces(places, told.places) : places,
  talkMs: told.talkMs,
});
