import type { MediaAnswer } from '@mukae/contract/calls/media';
import { IconMovie, IconPhoto, IconPlayerPlayFilled } from '@/icons';
import classes from './MediumPicture.module.css';

/** A small picture of a medium, as large as the place it is in; a film bears a play mark. */
export function MediumPicture({ medium: { kind, thumbnail_url } }: { medium: MediaAnswer }) {
  const isFilm = kind === 'mp4';
  const Sign = isFilm ? IconMovie : IconPhoto;
  return (
    <span className={classes.picture}>
      {thumbnail_url === '' ? (
        <Sign size={20} stroke={1.6} aria-hidden />
      ) : (
        <img src={thumbnail_url} alt="" loading="lazy" draggable={false} />
      )}
      {isFilm && (
        <span className={classes.play}>
          <IconPlayerPlayFilled size={9} aria-hidden />
        </span>
      )}
    </span>
  );
}
