import { ActionIcon } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import { MediumPicture } from '@/features/media';
import { IconMovie, IconPhoto, IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { RowGrip } from '../sorting/RowGrip';
import type { SortedRow } from '../sorting/useSorting';
import classes from './MediaRow.module.css';
import { MediumSeconds } from './MediumSeconds';
import { mediaDrawerTexts } from './mediaDrawer.texts';

/** One medium of the list. */
export function MediaRow({
  medium,
  seconds,
  ownSeconds,
  row,
  grip,
  onSeconds,
  onRemove,
}: SortedRow & {
  medium: MediaAnswer;
  seconds: number | null;
  ownSeconds: number | null;
  onSeconds: (seconds: number | null) => void;
  onRemove: () => void;
}) {
  const t = useTexts(mediaDrawerTexts);
  const { name, kind } = medium;
  const Sign = kind === 'mp4' ? IconMovie : IconPhoto;
  return (
    <li {...row}>
      <div className={classes.row}>
        <RowGrip label={t.move(name)} {...grip} />
        <span className={classes.picture}>
          <MediumPicture medium={medium} />
        </span>
        <span className={classes.name}>
          <span title={name}>{name}</span>
          <small>
            <Sign size={14} stroke={1.8} aria-hidden />
            {t.kinds[kind]}
          </small>
        </span>
        <MediumSeconds medium={medium} seconds={seconds} ownSeconds={ownSeconds} onChange={onSeconds} />
        <ActionIcon variant="subtle" color="gray" size={32} aria-label={t.remove(name)} onClick={onRemove}>
          <IconX size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </div>
    </li>
  );
}
