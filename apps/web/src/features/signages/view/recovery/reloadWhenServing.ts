import { isServing } from '@/serving/isServing';

const askEveryMs = 2000;

/**
 * Begins the page anew once the service answers, whatever its name: while it is away, a reload would leave the browser's own words on the
 * screen, and nobody to take them away. Gives back how to stop waiting.
 */
export function reloadWhenServing(afterMs: number): () => void {
  let timer = setTimeout(ask, afterMs);
  let isOver = false;
  async function ask() {
    const serving = await isServing();
    if (isOver) return;
    if (serving) window.location.reload();
    else timer = setTimeout(ask, askEveryMs);
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
