import type { Avatar } from './avatar';

/** Seconds after which it repeats. */
export const WELCOME_PERIOD = 24;

type Welcoming = Pick<Avatar, 'play' | 'lookAt'>;

/** What somebody who waits for visitors does from time to time, so that she is seen to be there. */
const moments: readonly { at: number; act: (avatar: Welcoming) => void }[] = [
  { at: 3, act: (avatar) => avatar.play('wave') },
  { at: 9, act: (avatar) => avatar.lookAt({ x: 0.8, y: 0.05 }) },
  { at: 10.8, act: (avatar) => avatar.lookAt(null) },
  { at: 14, act: (avatar) => avatar.play('nod') },
  { at: 18.5, act: (avatar) => avatar.lookAt({ x: -0.8, y: 0.05 }) },
  { at: 20.2, act: (avatar) => avatar.lookAt(null) },
];

/** The avatar turns to whoever comes by: a wave, a nod, a look aside. */
export class Welcome {
  #time = 0;

  /** What was missed while nobody looked is left out. */
  goOn(avatar: Welcoming, dt: number): void {
    const before = this.#time;
    this.#time = (before + dt) % WELCOME_PERIOD;
    if (dt >= WELCOME_PERIOD) return;
    const isPast = (at: number): boolean =>
      before <= this.#time ? at > before && at <= this.#time : at > before || at <= this.#time;
    for (const { at, act } of moments) if (isPast(at)) act(avatar);
  }
}
