import type { MediaAnswer } from '@mukae/contract/calls/media';
import { IconMovie, IconPhoto, IconPlayerPlayFilled } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { mediaTexts } from '../media.texts';
import classes from './MediaThumbnail.module.css';

/** A small picture of the medium; a film bears a play mark. A press shows it large. */
export function MediaThumbnail({ medium, onOpen }: { medium: MediaAnswer; onOpen: () => void }) {
  const { list: t } = useTexts(mediaTexts);
  const isFilm = medium.kind === 'mp4';
  const Sign = isFilm ? IconMovie : IconPhoto;
  return (
    <button type="button" className={classes.thumbnail} aria-label={t.open(medium.name)} onClick={onOpen}>
      {medium.thumbnail_url === '' ? (
        <Sign size={20} stroke={1.6} aria-hidden />
      ) : (
        <img src={medium.thumbnail_url} alt="" loading="lazy" />
      )}
      {isFilm && (
        <span className={classes.play}>
          <IconPlayerPlayFilled size={9} aria-hidden />
        </span>
      )}
    </button>
  );
}
