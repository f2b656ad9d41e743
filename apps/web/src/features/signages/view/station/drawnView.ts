import type { OwnState } from '@mukae/contract/realtime/messageFields';
import { Observed } from '@/observing/observed';
import type { ViewState } from '../state/viewState';

/** So long the picture of a call waits for its first sound, and then for what comes along with it. */
const patienceMs = { sound: 700, rest: 200 };

const ownOf = (view: ViewState): OwnState | null => (view.is === 'showing' ? view.own : null);

const isAnswered = (before: ViewState, now: ViewState): boolean => {
  const was = ownOf(before);
  return was !== null && was.at !== 'Active' && ownOf(now)?.at === 'Active';
};

interface Drawn<Conversation> {
  view: ViewState;
  conversation: Conversation | null;
}

/**
 * What is drawn of a view and of the conversation in it. A visitor who is answered hears the staff first and sees them then:
 * drawing the scene of a call takes longer than connecting it, and would hold it up.
 */
export class DrawnView<Conversation> {
  readonly shown: Observed<Drawn<Conversation>>;
  #newest: Drawn<Conversation>;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(view: ViewState) {
    this.#newest = { view, conversation: null };
    this.shown = new Observed(this.#newest);
  }

  /** A call is being made: its picture waits. */
  get isHeld(): boolean {
    return this.#timer !== undefined;
  }

  show(view: ViewState, conversation: Conversation | null): void {
    const isAwaited = this.#timer !== undefined && ownOf(view)?.at === 'Active';
    const isHeld = isAwaited || isAnswered(this.#newest.view, view);
    const isSame = view === this.#newest.view && conversation === this.#newest.conversation;
    if (!isSame) this.#newest = { view, conversation };
    if (!isHeld) this.#draw();
    else this.#timer ??= setTimeout(() => this.#draw(), patienceMs.sound);
  }

  /** The staff is heard. */
  readonly hear = (): void => {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#draw(), patienceMs.rest);
  };

  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  #draw(): void {
    this.stop();
    this.shown.set(this.#newest);
  }
}
