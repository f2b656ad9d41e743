const lookEveryMs = 50;
/** The ring does not wait for the picture: one that comes late, of a camera that wakes up slowly, is better than none. */
const patienceMs = { frame: 10_000, light: 2_000 };
/** The first frames of a camera that was blind are black. */
const darkBelow = 8;

/**
 * Looks at a picture until there is something to see on it. By the clock and not by its frames: a page that is busy drawing
 * hears of few of them. What stays dark is a dark room. False: there was not a single frame.
 */
export async function untilLit(brightness: () => number | null): Promise<boolean> {
  const beganAt = performance.now();
  let firstAt: number | undefined;
  for (;;) {
    const now = performance.now();
    const bright = brightness();
    if (bright !== null) firstAt ??= now;
    if (bright !== null && bright >= darkBelow) return true;
    if (firstAt !== undefined && now - firstAt >= patienceMs.light) return true;
    if (firstAt === undefined && now - beganAt >= patienceMs.frame) return false;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
