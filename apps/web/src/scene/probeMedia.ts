import type { Size } from '@mukae/contract/domain/signage/size';
import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';

/** Loads a medium out of sight; rejects when it cannot be shown. */
export const probeMedia = ({ kind, url }: MediaSource): Promise<Size> =>
  kind === 'film' ? probeFilm(url) : probePicture(url);

function probePicture(url: string): Promise<Size> {
  const picture = new Image();
  return new Promise((resolve, reject) => {
    picture.onload = () => resolve({ width: picture.naturalWidth, height: picture.naturalHeight });
    picture.onerror = () => reject(new Error(url));
    picture.src = url;
  });
}

function probeFilm(url: string): Promise<Size> {
  const film = document.createElement('video');
  return new Promise((resolve, reject) => {
    film.preload = 'metadata';
    film.muted = true;
    film.onloadedmetadata = () => resolve({ width: film.videoWidth, height: film.videoHeight });
    film.onerror = () => reject(new Error(url));
    film.src = url;
  });
}
