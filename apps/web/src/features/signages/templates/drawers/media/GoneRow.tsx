import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { RowGrip } from '../sorting/RowGrip';
import type { SortedRow } from '../sorting/useSorting';
import classes from './MediaRow.module.css';
import { mediaDrawerTexts } from './mediaDrawer.texts';

/** A medium that somebody has deleted since it was put into the list. */
export function GoneRow({ row, grip, onRemove }: SortedRow & { onRemove: () => void }) {
  const t = useTexts(mediaDrawerTexts);
  return (
    <li {...row}>
      <div className={classes.row}>
        <RowGrip label={t.move(t.gone)} {...grip} />
        <span className={classes.picture} data-gone>
          <IconAlertTriangle size={18} stroke={1.8} aria-hidden />
        </span>
        <span className={classes.name}>
          {t.gone}
          <small>{t.goneText}</small>
        </span>
        <Button size="xs" variant="default" onClick={onRemove}>
          {t.goneRemove}
        </Button>
      </div>
    </li>
  );
}
