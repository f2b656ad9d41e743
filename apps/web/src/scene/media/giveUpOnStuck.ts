import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';

/**
 * A film that is to play and does not get on has failed, and says so as one that is broken: of one that waits for the
 * rest of its file, or may not play at all, the browser tells no end. Gives back how to stop.
 */
export function giveUpOnStuck(film: HTMLVideoElement): () => void {
  let patience: ReturnType<typeof setTimeout>;
  const waitAnew = () => {
    clearTimeout(patience);
    patience = setTimeout(look, sceneMotion.mediaPatienceMs);
  };
  const look = () => {
    // One that has ended waits for what follows it, and a page that nobody sees lets no film play.
    if (film.ended || document.hidden) waitAnew();
    else film.dispatchEvent(new Event('error'));
  };
  waitAnew();
  film.addEventListener('timeupdate', waitAnew);
  document.addEventListener('visibilitychange', waitAnew);
  return () => {
    clearTimeout(patience);
    film.removeEventListener('timeupdate', waitAnew);
    document.removeEventListener('visibilitychange', waitAnew);
  };
}
