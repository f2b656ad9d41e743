import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import { unseenFilm } from './unseenFilm';
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
  const { film, letGo } = unseenFilm(url, 'auto');
  const isDrawable = await succeeds(untilFilmDrawable(film, isUnwanted));
  letGo();
  return isDrawable;
}
