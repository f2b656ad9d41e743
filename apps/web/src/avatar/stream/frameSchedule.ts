export const framesPerSecond = 30;
export const frameMs = 1000 / framesPerSecond;

/** A tick is hardly ever on time: a little too early is not too early. */
const punctualMs = frameMs / 2;

/**
 * When the next frame may leave. What is urgent may take the place of the frame after it, whose turn then comes so much
 * later: on the wire there are never more than thirty a second, and one.
 */
export class FrameSchedule {
  #due = Number.NEGATIVE_INFINITY;

  mayLeave(now: number, isUrgent: boolean): boolean {
    return now >= this.#due - (isUrgent ? frameMs : punctualMs);
  }

  left(now: number): void {
    this.#due = Math.max(this.#due, now) + frameMs;
  }
}
