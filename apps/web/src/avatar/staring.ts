/** A moved face that has not blinked for so many seconds blinks by itself: a voice moves a mouth, but no lids. */
const longest = 4;
const shut = 0.4;

/** How long the lids of whoever moves an avatar have stayed open. */
export class Staring {
  #seconds = 0;

  get isTooLong(): boolean {
    return this.#seconds > longest;
  }

  /** The eye that is less open than the other was so for `dt` seconds; 1 is open. */
  goOn(opening: number, dt: number): void {
    this.#seconds = opening < shut ? 0 : this.#seconds + dt;
  }
}
