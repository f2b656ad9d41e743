import { setTimeout as passed } from 'node:timers/promises';
import type { Registry } from 'prom-client';
import type { Logger } from '#platform/log/logger';
import type { Nodes } from '#platform/nodes/nodes';
import { Refusal } from '#platform/refusals/refusal';
import { CompanyDesk, type DeskErrand } from './companyDesk';
import type { WriteDeed } from './deeds';
import { type DeskFigures, makeDeskFigures } from './deskFigures';
import { DeskMoved } from './deskMoved';
import { companiesWithEntries } from './desks.repo';
import type { DeskMoment, DeskView } from './deskView';
import { type ErrandOutcome, outcomeOf, runErrand } from './errands';
import { HeldDesk, type HeldDeskParts } from './heldDesk';
import type { DeskTold } from './lineEntry';
import type { SignagePlace } from './places.repo';
import { questions } from './questions';

interface DesksParts extends Omit<HeldDeskParts, 'self' | 'tenure' | 'isStillHeld'> {
  nodes: Nodes;
  log: Logger;
  writeDeed: WriteDeed;
  /** Connected, at whichever node. */
  isHere(userId: number): boolean;
  /** Whether this number of the line was read here. */
  reached(seq: number): Promise<boolean>;
  /** Hears how a desk stood, and of whom something may be other than before. */
  followed(desk: DeskView, before: DeskMoment, moved: MovedParties): void;
  /** Hears that somebody else holds a desk than before, or holds it anew. */
  heldAnew(companyId: number): void;
  registry: Registry;
}

/** Of whom something at a desk may be other than before. */
export interface MovedParties {
  signageIds: readonly number[];
  userIds: readonly number[];
}

/** A desk that changes hands is waited for this long. */
const movingMs = 4000;
const againMs = 50;
/** While a node leaves. */
const handedAtOnce = 8;

const postOf = (companyId: number): string => `desk ${companyId}`;

function asMoved(failure: unknown): ErrandOutcome {
  if (failure instanceof DeskMoved) return { is: 'moved' };
  throw failure;
}

/** The desks of all companies, each from the moment somebody is there: as they were told, and those that are held here. */
export class Desks {
  readonly #parts: DesksParts;
  readonly #figures: DeskFigures;
  readonly #heldParts: HeldDeskParts;
  readonly #told = new Map<number, CompanyDesk>();
  readonly #held = new Map<number, Promise<HeldDesk>>();
  #untilTold = new Map<number, (() => void)[]>();
  #isLeaving = false;

  constructor(parts: DesksParts) {
    const { nodes } = parts;
    this.#parts = parts;
    this.#figures = makeDeskFigures(parts.registry, () => this.#held.size);
    this.#heldParts = {
      ...parts,
      self: nodes.self,
      tenure: nodes,
      isStillHeld: async (companyId) => (await nodes.take(postOf(companyId))) === nodes.self,
    };
    nodes.onAsked(questions.deskErrand, ({ companyId, errand, within }) =>
      parts.tracer.within(within, () => outcomeOf(() => this.#runHere(companyId, errand), parts.log)),
    );
    nodes.onAsked(questions.showDesk, async (companyId) => (await this.#held.get(companyId))?.show());
    nodes.onAsked(questions.takeDesk, (companyId) => this.#whoHolds(companyId));
    nodes.onAsked(questions.showAllDesks, () => this.showAll());
  }

  /** As it was told here; somebody holds it. */
  async of(companyId: number): Promise<CompanyDesk> {
    const known = this.#told.get(companyId);
    if (known) return known;
    const holder = await this.#whoHolds(companyId);
    if (!this.#told.has(companyId)) await this.#untilShown(companyId, holder);
    const told = this.#told.get(companyId);
    if (!told) throw new Refusal('unavailable');
    return told;
  }

  /** The node that holds the desk, if need be this one from now on. */
  async #whoHolds(companyId: number): Promise<string> {
    const { nodes } = this.#parts;
    const holder = await nodes.take(postOf(companyId));
    if (holder !== nodes.self) return holder;
    if (this.#isLeaving) throw new DeskMoved();
    await this.#hold(companyId);
    return holder;
  }

  /** Whether who is said to hold the desk is there, and holds it as far as that is known here. */
  #isServed({ companyId, holder }: CompanyDesk): boolean {
    const { nodes } = this.#parts;
    return nodes.atWork().has(holder) && (holder !== nodes.self || this.#held.has(companyId));
  }

  #hold(companyId: number): Promise<HeldDesk> {
    const known = this.#held.get(companyId);
    if (known) return known;
    const taken = HeldDesk.take(companyId, this.#heldParts, () => this.#told.get(companyId));
    this.#held.set(companyId, taken);
    this.#figures.countTakeover();
    // A desk that could not be read is read again by the next who comes.
    taken.catch(() => this.#drop(companyId, taken));
    return taken;
  }

  #drop(companyId: number, held: Promise<HeldDesk>): void {
    if (this.#held.get(companyId) === held) this.#held.delete(companyId);
  }

  /** Another node holds it from now on. One that is just being taken here is newer. */
  #dropIfOlder({ companyId, term }: DeskTold): void {
    const held = this.#held.get(companyId);
    held?.then(
      (desk) => desk.term < term && this.#drop(companyId, held),
      () => undefined,
    );
  }

  async #untilShown(companyId: number, holder: string): Promise<void> {
    const shown = new Promise<void>((resolve) => {
      this.#untilTold.set(companyId, [...(this.#untilTold.get(companyId) ?? []), resolve]);
    });
    this.#parts.nodes.tell(holder, questions.showDesk, companyId);
    await Promise.race([shown, passed(movingMs, undefined, { ref: false })]);
  }

  async #run(companyId: number, errand: DeskErrand): Promise<void> {
    const deadline = performance.now() + movingMs;
    let known = this.#told.get(companyId);
    while (performance.now() < deadline) {
      const outcome = await this.#runThere(companyId, errand, known).catch(asMoved);
      // Who is said to hold it does not: who may is asked then.
      known = undefined;
      if (outcome.is === 'refused') throw new Refusal(outcome.error);
      if (outcome.is === 'done') {
        await this.#parts.reached(outcome.told);
        return;
      }
      await passed(againMs);
    }
    throw new Refusal('unavailable');
  }

  /** Wherever the desk is held. */
  async #runThere(companyId: number, errand: DeskErrand, known: CompanyDesk | undefined): Promise<ErrandOutcome> {
    const { nodes, tracer } = this.#parts;
    const holder = known && this.#isServed(known) ? known.holder : await this.#whoHolds(companyId);
    if (holder === nodes.self) return { is: 'done', told: await this.#runHere(companyId, errand) };
    return tracer.during('pass on', () =>
      nodes.ask(holder, questions.deskErrand, { companyId, errand, within: tracer.here() }).catch((cause) => {
        throw new Refusal('unavailable', { cause });
      }),
    );
  }

  /** Who is said to be gone from one node may have come to another one meanwhile. */
  #isOutdated({ places }: HeldDesk, errand: DeskErrand): boolean {
    if (errand.is === 'judge') return false;
    const { event } = errand;
    if (event.type === 'operatorDropped') return this.#parts.isHere(event.userId);
    if (event.type !== 'signageDropped') return false;
    const place = places.signages.get(event.signageId);
    return place !== undefined && this.#parts.isHere(place.userId);
  }

  async #runHere(companyId: number, errand: DeskErrand): Promise<number> {
    // One that is this node's by its post is held from now on, whatever became of it before.
    if (!this.#held.has(companyId)) await this.#whoHolds(companyId);
    const held = this.#held.get(companyId);
    if (!held) throw new DeskMoved();
    try {
      const desk = await held;
      if (this.#isOutdated(desk, errand)) return 0;
      return await this.#parts.tracer.during('desk', () => runErrand(desk, errand, this.#parts.writeDeed));
    } catch (failure) {
      if (failure instanceof DeskMoved) this.#drop(companyId, held);
      throw failure;
    }
  }

  /** How a desk comes to stand, in the order of the line, and what is said because of it; unless that came too late to count. */
  follow(told: DeskTold, deliver: () => void): void {
    const { companyId } = told;
    const known = this.#told.get(companyId);
    if (!known) {
      if (told.is === 'whole') this.#begin(told);
      deliver();
      return;
    }
    const { now, places, talkMs, term } = known;
    if (!known.follow(told)) return;
    deliver();
    if (told.is === 'taken') this.#dropIfOlder(told);
    const moved = told.is === 'changed' ? told.changes : now;
    if (known.term !== term) this.#parts.heldAnew(companyId);
    this.#parts.followed(
      known,
      { now, places, talkMs },
      { signageIds: [...(moved?.signages.keys() ?? [])], userIds: [...(moved?.operators.keys() ?? [])] },
    );
  }

  #begin(told: DeskTold & { is: 'whole' }): void {
    const { companyId } = told;
    this.#told.set(companyId, new CompanyDesk(told, (id, errand) => this.#run(id, errand)));
    for (const wake of this.#untilTold.get(companyId) ?? []) wake();
    this.#untilTold.delete(companyId);
  }

  /** Where something went on when the service stopped, it goes on. */
  async openAll(): Promise<void> {
    for (const companyId of await companiesWithEntries(this.#parts.db)) await this.of(companyId);
  }

  loadedDesk(companyId: number): CompanyDesk | undefined {
    return this.#told.get(companyId);
  }

  /** Undefined: another node holds the desk, or nobody. */
  heldHere(companyId: number): Promise<HeldDesk> | undefined {
    return this.#held.get(companyId);
  }

  /** Of a signage whose company is open, and that company; where nobody is, there is nobody to tell. */
  placeOf(signageId: number): { companyId: number; place: SignagePlace } | undefined {
    for (const { companyId, places } of this.all()) {
      const place = places.signages.get(signageId);
      if (place) return { companyId, place };
    }
    return undefined;
  }

  all(): CompanyDesk[] {
    return [...this.#told.values()];
  }

  /** Those that are held here, and told. */
  async allHeld(): Promise<HeldDesk[]> {
    const held = await Promise.allSettled(this.#held.values());
    return held.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  }

  /** Whoever has waited long enough. */
  async timePassed(): Promise<void> {
    await Promise.all(
      [...this.#held.keys()].map((companyId) =>
        this.#runHere(companyId, { is: 'happen', event: { type: 'timePassed' }, deed: undefined }).catch(asMoved),
      ),
    );
  }

  /** Desks that nobody holds any more are held from now on, here or where their post is. */
  async takeOrphans(): Promise<void> {
    const { log } = this.#parts;
    for (const desk of this.all()) {
      if (this.#isServed(desk)) continue;
      const { companyId } = desk;
      // One that cannot be held now keeps nobody from holding the others.
      await this.#findHolder(companyId).catch((failure) =>
        log.warn({ err: failure, companyId }, 'nobody holds a desk yet'),
      );
    }
  }

  async #findHolder(companyId: number): Promise<void> {
    const { nodes } = this.#parts;
    const holder = await this.#whoHolds(companyId);
    if (holder !== nodes.self) await nodes.ask(holder, questions.takeDesk, companyId);
  }

  /** Those that are held here, to nodes that do not know them. Answers with the number on the line up to which it is told. */
  async showAll(): Promise<number> {
    let last = 0;
    for (const desk of await this.allHeld()) last = await desk.show();
    return last;
  }

  /** What all other nodes hold. */
  async learn(): Promise<void> {
    const { nodes, reached } = this.#parts;
    const others = [...nodes.atWork()].filter((node) => node !== nodes.self);
    await Promise.allSettled(others.map(async (node) => reached(await nodes.ask(node, questions.showAllDesks, null))));
  }

  /** The line began anew: what others hold is to be told again. */
  async beginAnew(): Promise<void> {
    for (const companyId of this.#told.keys()) if (!this.#held.has(companyId)) this.#told.delete(companyId);
    await this.showAll();
    await this.learn();
  }

  /** Desks that others took while this node was not certain are theirs. */
  async makeSure(): Promise<void> {
    const { nodes } = this.#parts;
    for (const companyId of this.#held.keys()) {
      if ((await nodes.take(postOf(companyId))) !== nodes.self) this.#held.delete(companyId);
    }
  }

  /** To other nodes in turns; this one is about to leave. */
  async handOver(): Promise<void> {
    this.#isLeaving = true;
    const { nodes, log } = this.#parts;
    const others = [...nodes.atWork()].filter((node) => node !== nodes.self);
    const held = [...this.#held.keys()];
    const handOn = async (place: number): Promise<void> => {
      for (let at = place; at < held.length; at += handedAtOnce) {
        const [companyId, next] = [held[at], others[at % Math.max(1, others.length)]];
        if (companyId === undefined || next === undefined) return;
        await this.#handTo(next, companyId).catch((failure) =>
          log.warn({ err: failure, companyId }, 'a desk is taken by others when this node is gone'),
        );
      }
    };
    await Promise.all(Array.from({ length: handedAtOnce }, (_, place) => handOn(place)));
  }

  async #handTo(node: string, companyId: number): Promise<void> {
    const { nodes } = this.#parts;
    await (await this.#held.get(companyId))?.giveUp();
    await nodes.pass(postOf(companyId), node);
    await nodes.ask(node, questions.takeDesk, companyId);
  }

  /** Seats that nobody sits on any more, after a crash or while the database was away, are free again. */
  async keepSeats(): Promise<void> {
    if (this.#parts.nodes.current() === undefined) return;
    const taken = await this.#parts.seats.taken();
    for (const companyId of new Set(taken.map((seat) => seat.companyId))) await this.of(companyId);
    for (const desk of await this.allHeld()) {
      await desk.keepSeats(taken.filter(({ companyId }) => companyId === desk.companyId).map(({ userId }) => userId));
    }
  }
}
