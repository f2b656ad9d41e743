import { type SavedDraft, templateCalls } from '@mukae/contract/calls/templates';
import { hasChanged } from '@mukae/contract/domain/change/changed';
import { type Draft, emptyDraft, isEmptyDraft } from '@mukae/contract/domain/template/draft';
import { errorCodes } from '@mukae/contract/errors/codes';
import { call, isError } from '@/api/call';
import { Listeners } from '@/observing/listeners';
import { Observed } from '@/observing/observed';
import { isServerAway } from '@/serving/serverAway';
import { forgetUnsent, keepUnsent, type Unsent } from './unsentDraft';

type SavingState =
  | { is: 'saved'; at: number | null }
  | { is: 'saving' }
  /** Kept in this browser until the server is back. */
  | { is: 'unsent' }
  /** Another page of the same person has saved meanwhile. */
  | { is: 'elsewhere' }
  /** There is no such signage any more. */
  | { is: 'gone' }
  | { is: 'refused'; msg: string };

const pauseMs = 500;
const tryAgainMs = 5000;

/** Keeps a draft with the server as it changes, and in this browser until the server has it. */
export class DraftSaver {
  readonly state: Observed<SavingState>;
  /** Under which the draft can be looked at elsewhere; null before it was saved. */
  readonly id: Observed<number | null>;
  /** Told what another page has saved when that takes the place of its own draft. */
  readonly taken = new Listeners<Draft>();
  readonly #person: string;
  readonly #signageId: number;
  readonly #tabs: BroadcastChannel;
  #revision: number;
  #sent: Draft;
  #wanted: Draft;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #underway: Promise<void> | null = null;
  #delivering: Draft | null = null;
  #isClosed = false;
  #isHeld = false;

  /** `unsent`: what this browser had not told the server when the page was left. */
  constructor(person: string, signageId: number, saved: SavedDraft | null, unsent: Unsent | undefined) {
    this.#person = person;
    this.#signageId = signageId;
    this.#revision = saved?.revision ?? 0;
    this.#sent = saved?.draft ?? emptyDraft;
    this.id = new Observed(saved?.id ?? null);
    this.state = new Observed<SavingState>({ is: 'saved', at: saved && Date.parse(saved.savedAt) });
    this.#wanted = unsent && this.#goesOnFrom(unsent) ? unsent.draft : this.#sent;
    this.#tabs = new BroadcastChannel(`templateDraft ${person} ${signageId}`);
    this.#tabs.onmessage = () => {
      if (this.#wanted === this.#sent) void this.takeOther();
      else this.#stop({ is: 'elsewhere' });
    };
  }

  /** What to begin with: what the server has, or what it could not be told. */
  get draft(): Draft {
    return this.#wanted;
  }

  /** Of what the server has. */
  get revision(): number {
    return this.#revision;
  }

  /** Saved a moment later, so that not every letter is sent. */
  offer(draft: Draft): void {
    if (!hasChanged({ draft: this.#wanted }, { draft })) return;
    this.#wanted = draft;
    this.#keepUnsent(this.#underway && this.#delivering);
    const { is } = this.state.get();
    if (is === 'elsewhere' || is === 'gone') return;
    // Said once, not with every letter: whoever shows it would be drawn again.
    if (is !== 'saving') this.state.set({ is: 'saving' });
    this.#sendAfter(pauseMs);
  }

  /** Sends at once what is still to be sent. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#underway;
    if (this.#wanted !== this.#sent) await this.#send();
  }

  /** Sends what is still to be sent, and then nothing: what it saves while it is published would be of a draft that is gone. */
  async hold(): Promise<void> {
    await this.flush();
    this.#isHeld = true;
  }

  /** It was not published: what was changed meanwhile is saved. */
  release(): void {
    this.#isHeld = false;
    if (this.state.get().is === 'saving') this.#sendAfter(pauseMs);
  }

  /** What another page has saved goes before its own draft, unless that goes on meanwhile. */
  async takeOther(): Promise<void> {
    const mine = this.#wanted;
    const answer = await call(templateCalls.getDraft, { signageId: this.#signageId });
    if (this.#isClosed) return;
    if (isError(answer) || this.#wanted !== mine) {
      this.#stop({ is: 'elsewhere' });
      return;
    }
    const { saved } = answer;
    this.#revision = saved?.revision ?? 0;
    this.#sent = saved?.draft ?? emptyDraft;
    this.#wanted = this.#sent;
    this.id.set(saved?.id ?? null);
    this.#settle(saved && Date.parse(saved.savedAt));
    this.taken.tell(this.#wanted);
  }

  /** Its own draft goes before what another page has saved. */
  async overwrite(): Promise<void> {
    const answer = await call(templateCalls.getDraft, { signageId: this.#signageId });
    if (isError(answer)) {
      this.#refused(answer);
      return;
    }
    this.#revision = answer.saved?.revision ?? 0;
    await this.#send();
  }

  /** It is live now, or thrown away: there is no draft. */
  forget(): void {
    clearTimeout(this.#timer);
    this.#isHeld = false;
    this.#revision = 0;
    this.#sent = emptyDraft;
    this.#wanted = emptyDraft;
    this.id.set(null);
    this.#settle(null);
    this.#tell('forgotten');
  }

  close(): void {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#tabs.close();
  }

  /** Made from an older state than the server's: another page has gone on since, unless it was what this one had just sent. */
  #goesOnFrom({ draftId, revision, underway }: Unsent): boolean {
    if (draftId !== null && draftId !== this.id.get()) return false;
    if (revision === this.#revision) return true;
    return revision + 1 === this.#revision && !hasChanged({ draft: this.#sent }, { draft: underway });
  }

  #keepUnsent(underway: Draft | null): void {
    keepUnsent(this.#person, this.#signageId, {
      draft: this.#wanted,
      draftId: this.id.get(),
      revision: this.#revision,
      underway,
    });
  }

  #sendAfter(ms: number): void {
    clearTimeout(this.#timer);
    if (!this.#isClosed && !this.#isHeld) this.#timer = setTimeout(() => void this.#send(), ms);
  }

  #send(): Promise<void> {
    this.#underway ??= this.#deliver().finally(() => {
      this.#underway = null;
      if (this.state.get().is === 'saving' && this.#wanted !== this.#sent) this.#sendAfter(pauseMs);
    });
    return this.#underway;
  }

  async #deliver(): Promise<void> {
    const draft = this.#wanted;
    this.#delivering = draft;
    this.#keepUnsent(draft);
    const answer = await this.#tellServer(draft);
    if (isError(answer)) {
      this.#refused(answer);
      return;
    }
    this.#revision = answer.revision;
    this.#sent = draft;
    this.id.set(answer.id);
    this.#tell('saved');
    if (this.#wanted === draft) this.#settle(Date.now());
    else this.#keepUnsent(null);
  }

  /** Back to what is live is no draft at all. */
  async #tellServer(draft: Draft) {
    const seen = { signageId: this.#signageId, revision: this.#revision };
    if (!isEmptyDraft(draft)) return call(templateCalls.saveDraft, { ...seen, draft });
    const answer = await call(templateCalls.discardDraft, seen);
    return isError(answer) ? answer : { revision: 0, id: null };
  }

  #refused({ code, msg }: { code: string; msg: string }): void {
    if (code === errorCodes.changedMeanwhile) this.#stop({ is: 'elsewhere' });
    else if (code === errorCodes.notFound) this.#stop({ is: 'gone' });
    else if (isServerAway(code)) {
      this.state.set({ is: 'unsent' });
      this.#sendAfter(tryAgainMs);
    } else this.#stop({ is: 'refused', msg });
  }

  #tell(word: 'saved' | 'forgotten'): void {
    if (!this.#isClosed) this.#tabs.postMessage(word);
  }

  #settle(at: number | null): void {
    forgetUnsent(this.#person, this.#signageId);
    this.state.set({ is: 'saved', at });
  }

  #stop(state: SavingState): void {
    clearTimeout(this.#timer);
    this.state.set(state);
  }
}
