/** How long a film is, from its file; null when this browser cannot tell. */
export const filmSeconds = (url: string): Promise<number | null> =>
  new Promise((resolve) => {
    const film = document.createElement('video');
    const end = (seconds: number | null) => {
      // Lets go of the file, of which nothing more is needed.
      film.removeAttribute('src');
      film.load();
      resolve(seconds);
    };
    film.preload = 'metadata';
    film.muted = true;
    film.addEventListener('loadedmetadata', () => end(Number.isFinite(film.duration) ? film.duration : null), {
      once: true,
    });
    film.addEventListener('error', () => end(null), { once: true });
    film.src = url;
  });
