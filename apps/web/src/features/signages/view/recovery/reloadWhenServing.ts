import { isServing } from '@/serving/isServing';
import { isPageKept } from '../kept/page/isPageKept';

const askEveryMs = 2000;

/**
 * Begins the page anew once the service answers, whatever its name, or where the device has kept the page: else a reload would leave the
 * browser's own words on the screen, and nobody to take them away. Gives back how to stop waiting.
 */
export function reloadWhenServing(afterMs: number): () => void {
  let timer = setTimeout(ask, afterMs);
  let isOver = false;
  async function ask() {
    const comes = (await isServing()) || (await isPageKept());
    if (isOver) return;
    if (comes) window.location.reload();
    else timer = setTimeout(ask, askEveryMs);
  }
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}
