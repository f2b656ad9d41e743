import type { Size } from '@mukae/contract/domain/signage/size';
import { playlistLimits } from '@mukae/contract/domain/template/playlist';
import type { MediaSource } from '@mukae/contract/domain/template/sceneTemplate';
import { unseenFilm } from '@/scene/media/unseenFilm';
import { untilFilmDrawable, untilPictureDrawable } from '@/scene/media/untilDrawable';

/** Larger than anything that is asked of it. */
const longSide = 480;
/** Where a film is looked at, of its length. */
const looks = [0, 1 / 3, 2 / 3];
const seekMs = 2000;

/** Of two full lists, the logo and the figure among them. */
const mostKept = 2 * playlistLimits.count;

const known = new Map<string, Promise<HTMLCanvasElement[]>>();

/** What was asked for last stays. */
function keep(url: string, pictures: Promise<HTMLCanvasElement[]>): void {
  known.delete(url);
  known.set(url, pictures);
  const [oldest] = known.keys();
  if (oldest !== undefined && known.size > mostKept) known.delete(oldest);
}

function small(source: CanvasImageSource, { width, height }: Size): HTMLCanvasElement {
  const scale = Math.min(1, longSide / Math.max(width, height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const brush = canvas.getContext('2d');
  if (!brush) return canvas;
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(source, 0, 0, canvas.width, canvas.height);
  return canvas;
}

async function ofPicture(url: string): Promise<HTMLCanvasElement[]> {
  const picture = new Image();
  picture.src = url;
  return [small(picture, await untilPictureDrawable(picture))];
}

const goneTo = (film: HTMLVideoElement, second: number): Promise<void> =>
  new Promise((resolve) => {
    if (film.currentTime === second) return resolve();
    film.addEventListener('seeked', () => resolve(), { once: true });
    setTimeout(resolve, seekMs);
    film.currentTime = second;
  });

async function ofFilm(url: string): Promise<HTMLCanvasElement[]> {
  const { film, letGo } = unseenFilm(url, 'auto');
  try {
    const size = await untilFilmDrawable(film);
    const pictures: HTMLCanvasElement[] = [];
    for (const look of looks) {
      await goneTo(film, look * (Number.isFinite(film.duration) ? film.duration : 0));
      pictures.push(small(film, size));
    }
    return pictures;
  } finally {
    letGo();
  }
}

/** What a medium looks like in small: a picture once, a film at several moments; one that cannot be shown, never. */
export async function mediumPictures({ kind, url }: MediaSource): Promise<HTMLCanvasElement[]> {
  const pictures = known.get(url) ?? (kind === 'picture' ? ofPicture(url) : ofFilm(url));
  keep(url, pictures);
  try {
    return await pictures;
  } catch {
    // It may be there the next time.
    known.delete(url);
    return [];
  }
}
