/** A camera's own noise changes a point by less. */
const changedBy = 18;
/** Of all points: somebody who walks by far behind changes fewer. */
const enough = 0.12;
/** A lamp that is switched on changes all of them at once, and then none. */
const looksInARow = 3;
/** Whoever stands there already does not step up: so many looks without anybody, and the next one is somebody else. */
const quietLooks = 40;

/** Finds out from small grey pictures, four a second, that somebody steps up to the screen. */
export class SteppingUp {
  #last: Uint8Array | null = null;
  #moved = 0;
  #quiet = 0;

  /** True once for whoever comes. */
  see(picture: Uint8Array): boolean {
    const share = this.#last ? changedShare(this.#last, picture) : 0;
    this.#last = picture;
    if (share < enough) {
      this.#moved = 0;
      this.#quiet = Math.min(quietLooks, this.#quiet + 1);
      return false;
    }
    this.#moved += 1;
    if (this.#moved < looksInARow) return false;
    const isNew = this.#quiet >= quietLooks;
    this.#quiet = 0;
    return isNew;
  }
}

function changedShare(before: Uint8Array, now: Uint8Array): number {
  let changed = 0;
  for (const [place, value] of now.entries()) if (Math.abs(value - (before[place] ?? value)) > changedBy) changed += 1;
  return changed / now.length;
}
