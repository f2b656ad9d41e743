import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import { untilFilmDrawable, untilPictureDrawable } from './untilDrawable';

/** Loads and decodes a medium out of sight. One that cannot be shown is told of where it would be shown. */
export async function prepareMedium({ kind, url }: MediaSource): Promise<void> {
  if (kind === 'picture') {
    const picture = new Image();
    picture.src = url;
    await untilPictureDrawable(picture).catch(() => undefined);
    return;
  }
  const film = document.createElement('video');
  film.preload = 'auto';
  film.muted = true;
  film.src = url;
  await untilFilmDrawable(film).catch(() => undefined);
  film.removeAttribute('src');
  film.load();
}
