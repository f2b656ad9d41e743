import type { MediaAnswer } from '@mukae/contract/calls/media';
import { useTexts } from '@/language/LanguageProvider';
import { mediaTexts } from '../media.texts';
import classes from './MediaThumbnail.module.css';
import { MediumPicture } from './MediumPicture';

/** A small picture of the medium. A press shows it large. */
export function MediaThumbnail({ medium, onOpen }: { medium: MediaAnswer; onOpen: () => void }) {
  const { list: t } = useTexts(mediaTexts);
  return (
    <button type="button" className={classes.thumbnail} aria-label={t.open(medium.name)} onClick={onOpen}>
      <MediumPicture medium={medium} />
    </button>
  );
}
