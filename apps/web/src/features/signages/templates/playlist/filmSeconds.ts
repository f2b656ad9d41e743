import { unseenFilm } from '@/scene/media/unseenFilm';

/** How long a film is, from its file; null when this browser cannot tell. */
export const filmSeconds = (url: string): Promise<number | null> =>
  new Promise((resolve) => {
    const { film, letGo } = unseenFilm(url, 'metadata');
    const end = (seconds: number | null) => {
      letGo();
      resolve(seconds);
    };
    film.addEventListener('loadedmetadata', () => end(Number.isFinite(film.duration) ? film.duration : null), {
      once: true,
    });
    film.addEventListener('error', () => end(null), { once: true });
  });
