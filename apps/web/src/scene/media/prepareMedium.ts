import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import { untilFilmDrawable, untilPictureDrawable } from './untilDrawable';

const succeeds = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    () => false,
  );

/** Loads and decodes a medium out of sight, and tells whether it can be shown; what nobody wants any more is let go. */
export async function prepareMedium({ kind, url }: MediaSource, isUnwanted: AbortSignal): Promise<boolean> {
  if (kind === 'picture') {
    const picture = new Image();
    picture.src = url;
    return succeeds(untilPictureDrawable(picture, isUnwanted));
  }
  const film = document.createElement('video');
  film.preload = 'auto';
  film.muted = true;
  film.src = url;
  const isDrawable = await succeeds(untilFilmDrawable(film, isUnwanted));
  film.removeAttribute('src');
  film.load();
  return isDrawable;
}
