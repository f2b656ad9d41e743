import { idleDialogue, stepDialogue } from '@mukae/contract/domain/dialogue/dialogue.machine';
import type { DialogueEffect, DialogueEvent } from '@mukae/contract/domain/dialogue/dialogueEvents';
import { type DialogueState, nextDeadline } from '@mukae/contract/domain/dialogue/dialogueState';
import { Observed } from '@/observing/observed';

interface Options {
  carryOut: (effect: DialogueEffect) => void;
  /** At once, and before it is shown. */
  onChanged: () => void;
}

/** The dialogue on this screen, as it goes on: by what happens, and by itself. No clock that is set changes how long anything lasts. */
export class RunningDialogue {
  /** What is shown of it: not each step of those that come at once. */
  readonly shown = new Observed<DialogueState>(idleDialogue);
  readonly #options: Options;
  #state: DialogueState = idleDialogue;
  #due: ReturnType<typeof setTimeout> | undefined;
  #showing: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  get state(): DialogueState {
    return this.#state;
  }

  /** Whether it changed anything. */
  happens(event: DialogueEvent): boolean {
    const before = this.#state;
    const { state, effects } = stepDialogue(before, event, performance.now());
    this.#state = state;
    for (const effect of effects) this.#options.carryOut(effect);
    // Also where nothing changed: a timer may be early.
    this.#wait();
    if (this.#state === before) return effects.length > 0;
    this.#options.onChanged();
    this.#showing ??= setTimeout(() => this.#show(), 0);
    return true;
  }

  close(): void {
    clearTimeout(this.#due);
    clearTimeout(this.#showing);
  }

  #wait(): void {
    clearTimeout(this.#due);
    const deadline = nextDeadline(this.#state);
    if (deadline === null) return;
    this.#due = setTimeout(() => this.happens({ type: 'passed' }), Math.max(0, deadline - performance.now()));
  }

  #show(): void {
    this.#showing = undefined;
    this.shown.set(this.#state);
  }
}
