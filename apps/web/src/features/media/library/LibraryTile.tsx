import type { MediaAnswer } from '@mukae/contract/calls/media';
import { useTexts } from '@/language/LanguageProvider';
import { MediumPicture } from '../list/MediumPicture';
import classes from './LibraryTile.module.css';
import { libraryTexts } from './library.texts';

/** One medium to choose. `place`: as the how-manieth it was chosen. */
export function LibraryTile({
  medium,
  place,
  isFull,
  onChoose,
}: {
  medium: MediaAnswer;
  place: number | null;
  isFull: boolean;
  onChoose: () => void;
}) {
  const { kinds } = useTexts(libraryTexts);
  return (
    <button
      type="button"
      className={classes.tile}
      aria-label={medium.name}
      title={medium.name}
      aria-pressed={place !== null}
      disabled={isFull && place === null}
      onClick={onChoose}
    >
      <span className={classes.picture}>
        <MediumPicture medium={medium} />
        {place !== null && <b className={classes.place}>{place}</b>}
      </span>
      <span className={classes.name}>{medium.name}</span>
      <small>{kinds[medium.kind]}</small>
    </button>
  );
}
