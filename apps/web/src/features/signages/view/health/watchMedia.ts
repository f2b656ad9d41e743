import { isOfLibrary } from '../addresses';
import { isOfDraft } from '../draftOnScreen/isOfDraft';
import { noteMediaFault, noteMediaShown } from './screenFaults';

function addressOf({ target }: Event): string | undefined {
  const isMedium = target instanceof HTMLImageElement || target instanceof HTMLVideoElement;
  if (!isMedium || isOfDraft(target)) return undefined;
  return isOfLibrary(new URL(target.src, location.href).pathname) ? target.src : undefined;
}

const whenFailed = (event: Event): void => {
  const address = addressOf(event);
  if (address !== undefined) noteMediaFault(address);
};
const whenShown = (event: Event): void => {
  const address = addressOf(event);
  if (address !== undefined) noteMediaShown(address);
};

/** Notes what of the library the page cannot show, wherever it was published. Gives back how to stop. */
export function watchMedia(): () => void {
  const watched = [
    ['error', whenFailed],
    ['load', whenShown],
    ['loadeddata', whenShown],
  ] as const;
  // These do not rise: they are met on their way down.
  for (const [event, hear] of watched) document.addEventListener(event, hear, true);
  return () => {
    for (const [event, hear] of watched) document.removeEventListener(event, hear, true);
  };
}
