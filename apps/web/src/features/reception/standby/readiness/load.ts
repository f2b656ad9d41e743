import { missing, type Readiness, ready } from './readiness';

/** Whether a picture can be shown. */
export async function loadPicture(address: string): Promise<Readiness> {
  const picture = new Image();
  picture.src = address;
  try {
    await picture.decode();
    return ready;
  } catch {
    return missing('unreadable');
  }
}

/** Whether a film can be played. */
export function loadFilm(address: string): Promise<Readiness> {
  const film = document.createElement('video');
  film.muted = true;
  film.preload = 'auto';
  return new Promise((resolve) => {
    const end = (readiness: Readiness) => {
      film.removeAttribute('src');
      film.load();
      resolve(readiness);
    };
    film.addEventListener('canplay', () => end(ready), { once: true });
    film.addEventListener('error', () => end(missing('unreadable')), { once: true });
    film.src = address;
  });
}

/** Whether a model can be drawn. */
export async function loadModel(address: string): Promise<Readiness> {
  try {
    const { tryVrm } = await import('@/avatar/vrm/tryVrm');
    await tryVrm(address);
    return ready;
  } catch {
    return missing('unreadable');
  }
}
