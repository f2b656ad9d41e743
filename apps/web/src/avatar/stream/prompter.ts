import type { Expression } from '@mukae/contract/domain/avatar/motions';
import type { Gesture } from '@mukae/contract/realtime/avatarMessages';

type Perform = (gesture: Gesture) => void;

/** What nobody saw for so long is not done any more. */
const staleMs = 2000;

/** Tells an avatar what to do, however late it comes: how it feels, and a motion that nobody has seen yet. */
export class Prompter {
  readonly #performers = new Set<Perform>();
  #expression: Expression = 'plain';
  #unseen: { gesture: Gesture; since: number } | undefined;

  tell(gesture: Gesture, now: number): void {
    if ('expression' in gesture) this.#expression = gesture.expression;
    else if (this.#performers.size === 0) this.#unseen = { gesture, since: now };
    for (const perform of this.#performers) perform(gesture);
  }

  /** Gives back how to stop. */
  follow(perform: Perform, now: number): () => void {
    this.#performers.add(perform);
    perform({ expression: this.#expression });
    if (this.#unseen && now - this.#unseen.since < staleMs) perform(this.#unseen.gesture);
    this.#unseen = undefined;
    return () => void this.#performers.delete(perform);
  }
}
