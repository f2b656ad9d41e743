import { type Place, photograph } from './pixels';
import { expect } from './test';

/** Sooner or later a picture of her differs from the one before in more than a blink does. */
export async function expectAlive(figure: Place): Promise<void> {
  const look = async () => (await photograph(figure))?.greyscale().raw().toBuffer();
  await expect.poll(look).toBeDefined();
  let first = await look();
  const moved = async () => {
    const now = await look();
    if (!first || !now || now.length !== first.length) {
      // The scene has found its place only now.
      first = now;
      return 0;
    }
    const then = first;
    return now.filter((point, at) => Math.abs(point - (then[at] ?? 0)) > 12).length / now.length;
  };
  await expect.poll(moved).toBeGreaterThan(0.002);
}
