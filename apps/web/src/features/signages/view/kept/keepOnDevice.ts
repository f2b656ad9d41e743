import { signagePaths } from '@/features/signages/signagePaths';
import { fetchLetters } from '@/ui/theme/fonts';
import { isOfProduct, neverChanges, workerPath } from '../addresses';
import { calmFigure } from '../recovery/calmFigure';
import { keepFiles } from './files/keepFiles';
import { keptFiles } from './files/keptFiles';
import { isOutOfRoom } from './isOutOfRoom';
import { keepPage } from './page/keepPage';
import type { LoadedParts } from './page/loadedParts';
import { fileShelf, pageShelf } from './shelves';

/** What a screen shows of its own. */
export interface ThingsToKeep {
  files: readonly string[];
  letters: string;
}

const entryOfPage = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? signagePaths.view;

/** A browser that does not say what it grants says so when it is full. */
async function estimate(): Promise<{ usage: number; quota: number }> {
  const { usage = 0, quota = Number.MAX_SAFE_INTEGER } = await navigator.storage.estimate();
  return { usage, quota };
}

/** Everything that the screen needs to start and to go on without the network, as far as this browser keeps anything. */
export async function keepOnDevice(things: ThingsToKeep, loaded: LoadedParts, signal: AbortSignal): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  // None where workers are not allowed: nobody would take out again what is kept.
  if (!(await navigator.serviceWorker.register(workerPath))) return;
  void navigator.storage.persist();
  // The letters of what is said only without the server would not come when it is said.
  await fetchLetters(things.letters);
  const parts = [...new Set([...loaded.list(), calmFigure, ...things.files.filter(isOfProduct)])];
  // What may change is taken as the server has it now, not as the worker does.
  const take = (url: string) =>
    fetch(url, { cache: neverChanges(url) ? 'default' : 'no-cache', priority: 'low', signal });
  const page = { path: signagePaths.view, entry: entryOfPage(), parts };
  // A page that cannot be kept, for want of room or of one part, keeps nothing else from being kept, or from being thrown away.
  const failure = await keepPage(page, { shelf: await caches.open(pageShelf), fetch: take }).then(
    () => null,
    (reason: unknown) => reason,
  );
  const own = things.files.filter((url) => !isOfProduct(url));
  const shelf = await caches.open(fileShelf);
  const kept = await keepFiles(own, { shelf, storage: localStorage, estimate, fetch: take, now: Date.now });
  if (!signal.aborted) keptFiles.set({ ...kept, isFull: kept.isFull || isOutOfRoom(failure) });
  if (failure !== null) throw failure;
}
