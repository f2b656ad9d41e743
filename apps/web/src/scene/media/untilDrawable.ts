import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import type { Size } from '@mukae/contract/domain/signage/size';

const nobodyGoes = new AbortController().signal;

/**
 * One that hangs has failed: the rest goes on without it, and whoever listens for errors of media hears of it, which the
 * browser tells only of those that are answered.
 */
function inTime(
  medium: HTMLImageElement | HTMLVideoElement,
  isGone: AbortSignal,
  drawable: Promise<Size>,
): Promise<Size> {
  return new Promise((resolve, reject) => {
    const giveUp = () => {
      medium.dispatchEvent(new Event('error'));
      reject(new Error(`${medium.src} hangs`));
    };
    const patience = setTimeout(giveUp, sceneMotion.mediaPatienceMs);
    const letGo = () => {
      clearTimeout(patience);
      reject(isGone.reason);
    };
    isGone.addEventListener('abort', letGo, { once: true });
    void drawable.then(resolve, reject).finally(() => {
      clearTimeout(patience);
      isGone.removeEventListener('abort', letGo);
    });
  });
}

async function decoded(picture: HTMLImageElement): Promise<Size> {
  await picture.decode();
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

const firstPicture = (film: HTMLVideoElement, signal: AbortSignal): Promise<Size> =>
  new Promise((resolve, reject) => {
    const look = () => {
      if (film.error) reject(film.error);
      else if (film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && film.videoWidth > 0)
        resolve({ width: film.videoWidth, height: film.videoHeight });
    };
    look();
    film.addEventListener('loadeddata', look, { signal });
    film.addEventListener('error', look, { signal });
  });

/** Waits until a picture is decoded whole, and tells how large it is; rejects when it cannot be shown, or is gone before. */
export const untilPictureDrawable = (picture: HTMLImageElement, isGone: AbortSignal = nobodyGoes): Promise<Size> =>
  inTime(picture, isGone, decoded(picture));

/** The same of a film and its first picture. */
export const untilFilmDrawable = (film: HTMLVideoElement, isGone: AbortSignal = nobodyGoes): Promise<Size> =>
  inTime(film, isGone, firstPicture(film, isGone));
