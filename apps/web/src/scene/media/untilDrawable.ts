import type { Size } from '@mukae/contract/domain/signage/size';

/** Waits until a picture is decoded whole, and tells how large it is; rejects when it cannot be shown. */
export async function untilPictureDrawable(picture: HTMLImageElement): Promise<Size> {
  await picture.decode();
  return { width: picture.naturalWidth, height: picture.naturalHeight };
}

/** The same of a film and its first picture. */
export function untilFilmDrawable(film: HTMLVideoElement): Promise<Size> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (film.error) reject(film.error);
      else if (film.readyState >= HTMLMediaElement.HAVE_CURRENT_DATA && film.videoWidth > 0)
        resolve({ width: film.videoWidth, height: film.videoHeight });
    };
    look();
    film.addEventListener('loadeddata', look);
    film.addEventListener('error', look);
  });
}
