import { type Desk, emptyDesk } from '@mukae/contract/domain/reception/desk';
import { changedDesk, type DeskChanges, isUnchanged } from '@mukae/contract/domain/reception/deskChanges';
import type { DeskEvent } from '@mukae/contract/domain/reception/deskEvents';
import { newsOf } from '@mukae/contract/domain/reception/news';
import { recordsOf } from '@mukae/contract/domain/reception/receptionRecord';
import { stepDesk } from '@mukae/contract/domain/reception/stepDesk';
import { whoIsNamed } from '@mukae/contract/domain/reception/whoIsNamed';
import { newCallRecord, usualTalkMs } from '#features/calls';
import type { Clock } from '#platform/clock/clock';
import type { Database, Transaction } from '#platform/db/database';
import type { Logger } from '#platform/log/logger';
import type { NodesLine } from '#platform/nodes/nodes';
import type { Tenure } from '#platform/nodes/tenure';
import { Refusal } from '#platform/refusals/refusal';
import type { Tracer } from '#platform/tracing/tracer';
import { readChanges, withLinksOf } from './catchUp';
import { deskOf, type KeptEntry } from './deskEntries';
import { DeskMoved } from './deskMoved';
import {
  type DeskWriting,
  entriesToWrite,
  raiseVersion,
  readDesk,
  requestsOver,
  type WrittenDesk,
  writeDesk,
} from './desks.repo';
import { DeskTelling } from './deskTelling';
import { DeskTurns } from './deskTurns';
import type { DeskMoment, DeskView } from './deskView';
import type { Letter, LineEntry } from './lineEntry';
import { type CompanyPlaces, readPeople, readPlaces, type SignagePlace } from './places.repo';
import { noPlaces } from './placesChanged';
import { type DeskSeats, SeatsOfDesk } from './seatsOfDesk';
import type { TellNews } from './telling/tellNews';

/** What is written together with what happens: both stay, or neither. What is said again may be written already. */
type Alongside = (tx: Transaction, isNew: boolean, before: Desk) => Promise<void>;

export interface HeldDeskParts {
  db: Database;
  clock: Clock;
  log: Logger;
  tenure: Tenure;
  tracer: Tracer;
  seats: DeskSeats;
  /** The name of this node. */
  self: string;
  line: Pick<NodesLine<LineEntry>, 'add'>;
  tellNews: TellNews;
  /** Letters of what everybody at the desk is doing: who held it before may have told less than she knew. */
  tellStanding(desk: DeskView): Letter[];
  /** Letters to whoever may see a signage that she could not see before, and the other way round. */
  tellSeen(desk: DeskView, signageIds: readonly number[]): Letter[];
  /** Whether no other node holds the desk by now. */
  isStillHeld(companyId: number): Promise<boolean>;
}

const whoSees = (place: SignagePlace | undefined): string => `${place?.ownerId}: ${place?.operatorIds.toSorted()}`;

/** The desk of one company at the node that holds it: one thing at a time, saved before anybody hears of it. */
export class HeldDesk implements DeskView {
  readonly companyId: number;
  /** Higher than that of whoever held the desk before. */
  #term: number;
  readonly #parts: HeldDeskParts;
  readonly #turns = new DeskTurns();
  readonly #telling: DeskTelling;
  readonly #seats: SeatsOfDesk;
  #now: Desk = emptyDesk;
  #places: CompanyPlaces = noPlaces;
  #talkMs: number | null = null;
  #version: number;
  /** False after a write without an answer: it may be written or not. */
  #isSure = true;
  /** While which it was last seen how the desk is written. */
  #tenure: number | undefined;

  private constructor(companyId: number, term: number, parts: HeldDeskParts) {
    this.companyId = companyId;
    this.#term = term;
    this.#version = term;
    this.#parts = parts;
    this.#telling = new DeskTelling({ companyId, holder: parts.self, line: parts.line });
    this.#seats = new SeatsOfDesk({ companyId, seats: parts.seats, log: parts.log });
  }

  /**
   * From now on it is held here: whoever held it before writes nothing more, and what she still tells does not count.
   * `seen`: how it was told here up to then.
   */
  static async take(companyId: number, parts: HeldDeskParts, seen: () => DeskMoment | undefined): Promise<HeldDesk> {
    const desk = new HeldDesk(companyId, await raiseVersion(parts.db, companyId), parts);
    await desk.#telling.taken(desk.#term);
    await desk.#inTurnAndTold(() => desk.#begin(seen()));
    return desk;
  }

  get term(): number {
    return this.#term;
  }

  get now(): Desk {
    return this.#now;
  }

  get places(): CompanyPlaces {
    return this.#places;
  }

  get talkMs(): number | null {
    return this.#talkMs;
  }

  #moment(): DeskMoment {
    return { now: this.#now, places: this.#places, talkMs: this.#talkMs };
  }

  /** From the database; who was connected stays so, and others are waited for. */
  async #begin(seen: DeskMoment | undefined): Promise<void> {
    const { db, clock, tellNews, tellStanding } = this.#parts;
    this.#tenure = this.#parts.tenure.current();
    const entries = await this.#readEntries();
    this.#places = await readPlaces(db, this.companyId);
    this.#talkMs = await usualTalkMs(db, this.companyId);
    const written = deskOf(entries, clock.now().getTime());
    this.#now = seen ? withLinksOf(seen.now, written) : written;
    const news = seen ? newsOf(seen.now, await readChanges(db, seen.now, this.#now)) : [];
    this.#tellWhole(seen ?? this.#moment(), seen ? [...tellNews(this, seen, news), ...tellStanding(this)] : []);
  }

  /** As they are written, unless another node has taken the desk meanwhile. */
  async #readEntries(): Promise<readonly KeptEntry[]> {
    const { version, entries } = await readDesk(this.#parts.db, this.companyId);
    if (version !== this.#term) throw this.#moved();
    return entries;
  }

  /** To all nodes, among them those that know nothing of it yet. */
  show(): Promise<number> {
    return this.#inTurnAndTold(async () => this.#tellWhole(this.#moment(), []));
  }

  /** Another node holds it from now on. Answers when everything was told. */
  async giveUp(): Promise<void> {
    await this.#inTurnAndTold(async () => {
      this.#turns.end();
    });
  }

  /** Signages, operators or stores of the company changed. */
  readPlaces(): Promise<void> {
    return this.#turns.take(async () => {
      const moment = this.#moment();
      const before = moment.places.signages;
      const places = await readPlaces(this.#parts.db, this.companyId);
      for (const signageId of this.#now.signages.keys()) {
        if (!places.signages.has(signageId)) await this.#happen({ type: 'signageRemoved', signageId });
      }
      this.#places = places;
      const isSeenByOthers = (id: number) => whoSees(before.get(id)) !== whoSees(places.signages.get(id));
      const seen = this.#parts.tellSeen(this, [...this.#now.signages.keys()].filter(isSeenByOthers));
      this.#tellChanged(moment, { letters: seen });
      await this.#meetAgain();
      await this.#happen({ type: 'placesChanged' });
      this.#tellTurns(moment);
    });
  }

  /** Whoever is here under another name, or with another character, than when she came. */
  async #meetAgain(): Promise<void> {
    const here = [...this.#now.operators].filter(([, { link }]) => link.is === 'up');
    const people = await readPeople(
      this.#parts.db,
      here.map(([userId]) => userId),
    );
    for (const [userId, { role, name, storeId, characterId }] of here) {
      const is = people.get(userId) ?? { role, name, storeId, characterId };
      const isSame = is.role === role && is.name === name && is.storeId === storeId && is.characterId === characterId;
      if (!isSame) await this.#happen({ type: 'operatorCame', userId, ...is });
    }
  }

  /** Whether all of it could happen, one after the other: throws the refusal, and changes nothing. */
  judge(events: readonly DeskEvent[]): Promise<void> {
    return this.#turns.take(async () => {
      let desk = this.#now;
      for (const event of events) desk = changedDesk(desk, this.#changesBy(event, desk));
    });
  }

  #changesBy(event: DeskEvent, desk: Desk): DeskChanges {
    const next = stepDesk(desk, event, this.#places, this.#parts.clock.now().getTime());
    if ('refused' in next) throw new Refusal(next.refused);
    return next.changes;
  }

  /**
   * Done and told, or refused by name: nobody can overlook a refusal, for it is thrown. Answers with the number on the line
   * up to which everything of it is told.
   */
  happen(event: DeskEvent, alongside?: Alongside): Promise<number> {
    return this.#inTurnAndTold(() => this.#happen(event, alongside));
  }

  async #happen(event: DeskEvent, alongside?: Alongside): Promise<void> {
    await this.#beCertain();
    const moment = this.#moment();
    const before = moment.now;
    const changes = this.#changesBy(event, before);
    if (isUnchanged(changes) && !alongside) return;
    const news = newsOf(before, changes);
    if (!(await this.#seats.take(news))) throw new Refusal('noFreeChannel');
    const writing = this.#writingOf(before, changes);
    if (!(await this.#save(writing, alongside))) {
      await this.#catchUp(writing.begun);
      return this.#happen(event, alongside);
    }
    // First: a page that hears of it asks which seat it has now.
    await this.#seats.giveBack(news);
    this.#now = changedDesk(before, changes);
    this.#tellChanged(moment, { changes, letters: this.#parts.tellNews(this, moment, news) });
    if (news.some(({ type }) => type === 'callEnded')) await this.#learnTalk();
  }

  /** Nothing is written, and no seat is given, by a node that may have lost the desk, or does not know how it stands. */
  async #beCertain(): Promise<void> {
    const tenure = this.#parts.tenure.current();
    if (tenure === undefined) throw new Refusal('unavailable');
    if (!this.#isSure || this.#telling.untold || tenure !== this.#tenure) await this.#catchUp();
    this.#tenure = tenure;
  }

  /**
   * Somebody else wrote first, a request is said again that was over, what this desk wrote arrived without an answer, or what
   * it did could not be told: it is taken anew, what is written counts, whoever is connected here stays so, and everybody
   * hears what became of it.
   */
  async #catchUp(begun: readonly string[] = []): Promise<void> {
    const { db, clock, isStillHeld, tellNews, tellStanding } = this.#parts;
    if (!(await isStillHeld(this.companyId))) throw this.#moved();
    this.#term = await raiseVersion(db, this.companyId);
    await this.#telling.taken(this.#term);
    const told = this.#telling.untold ?? this.#moment();
    const before = told.now;
    const entries = await this.#readEntries();
    const over = new Map([...this.#now.over, ...(await requestsOver(db, begun))]);
    const written = { ...withLinksOf(this.#now, deskOf(entries, clock.now().getTime())), over };
    const changes = await readChanges(db, before, written);
    this.#version = this.#term;
    this.#isSure = true;
    this.#now = written;
    this.#telling.forgetUntold();
    this.#tellWhole(told, [...tellNews(this, told, newsOf(before, changes)), ...tellStanding(this)]);
  }

  #moved(): DeskMoved {
    this.#turns.end();
    return new DeskMoved();
  }

  #tellWhole(before: DeskMoment, letters: Letter[]): void {
    this.#telling.whole(this.#term, before, this.#moment(), letters);
  }

  #tellChanged(before: DeskMoment, told: { changes?: DeskChanges; letters: Letter[] }): void {
    this.#telling.changed(this.#term, before, this.#moment(), told);
  }

  #tellTurns(before: DeskMoment): void {
    const letters = this.#parts.tellNews(this, before, []);
    if (letters.length > 0 || before.talkMs !== this.#talkMs) this.#tellChanged(this.#moment(), { letters });
  }

  /** What was known of it stays where the database does not answer. */
  async #learnTalk(): Promise<void> {
    const { db, log } = this.#parts;
    const moment = this.#moment();
    this.#talkMs = await usualTalkMs(db, this.companyId).catch((failure) => {
      log.warn({ err: failure }, 'how long a conversation takes is not known anew');
      return this.#talkMs;
    });
    this.#tellTurns(moment);
  }

  /** Whoever sits at this desk has a seat, and nobody else. */
  keepSeats(seatedIds: readonly number[]): Promise<void> {
    return this.#turns.take(async () => {
      await this.#beCertain();
      for (const userId of await this.#seats.keep(this.#now.operators, seatedIds)) {
        await this.#happen({ type: 'leaving', userId });
      }
    });
  }

  #writingOf(before: Desk, changes: DeskChanges): DeskWriting {
    const records = recordsOf(before, changes, this.#parts.clock.now().getTime()).map((record) => {
      const place = this.#places.signages.get(record.signageId);
      const operator = record.userId === null ? undefined : before.operators.get(record.userId);
      return newCallRecord(record, {
        companyId: this.companyId,
        signageName: place?.name ?? '',
        storeName: place?.storeName ?? '',
        operator: whoIsNamed(record, operator),
      });
    });
    const begun = [...changes.requests.keys()].filter((id) => !before.requests.has(id));
    return { entries: entriesToWrite(before, changes), records, begun };
  }

  async #save(writing: DeskWriting, alongside?: Alongside): Promise<boolean> {
    const { entries, records } = writing;
    if (entries.length + records.length === 0 && !alongside) return true;
    this.#isSure = false;
    const written = await this.#parts.tracer.during('write', () => this.#write(writing, alongside));
    this.#isSure = true;
    if (!written) return false;
    this.#version += 1;
    if (written.unrecorded > 0) {
      this.#parts.log.error({ ids: records.map(({ id }) => id) }, 'a record was there under this id');
    }
    return true;
  }

  /** The desk first: whatever stands beside it is written only for who has the turn. */
  #write(writing: DeskWriting, alongside: Alongside | undefined): Promise<WrittenDesk> {
    const { db } = this.#parts;
    if (!alongside) return writeDesk(db, this.companyId, this.#version, writing);
    const before = this.#now;
    return db.transaction(async (tx) => {
      const written = await writeDesk(tx, this.companyId, this.#version, writing);
      if (written) await alongside(tx, writing.entries.length > 0, before);
      return written;
    });
  }

  async #inTurnAndTold(work: () => Promise<void>): Promise<number> {
    const { told } = await this.#turns.take(async () => {
      await work();
      return { told: this.#telling.last };
    });
    return told;
  }
}
