/** A film that is looked into without being shown. Whoever needs no more of it lets go of its file. */
export function unseenFilm(url: string, preload: 'auto' | 'metadata'): { film: HTMLVideoElement; letGo: () => void } {
  const film = document.createElement('video');
  film.preload = preload;
  film.muted = true;
  film.src = url;
  return {
    film,
    letGo: () => {
      film.removeAttribute('src');
      film.load();
    },
  };
}
