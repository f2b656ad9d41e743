import type { ReactNode } from 'react';
import { IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { DrawerPart } from '../DrawerPart';
import classes from './ColourChoice.module.css';
import { colourTexts } from './colour.texts';
import type { PaletteColour } from './palettes';

/** A few colours that go well here, and any other. `none`: what no colour is called, where there may be none. */
export function ColourChoice({
  label,
  palette,
  value,
  none,
  note,
  onChange,
}: {
  label: string;
  palette: readonly PaletteColour[];
  value: string | null;
  none?: string;
  note?: ReactNode;
  onChange: (colour: string | null) => void;
}) {
  const t = useTexts(colourTexts);
  const chosen = value?.toLowerCase() ?? null;
  const isOther = chosen !== null && !palette.some((colour) => colour === chosen);
  return (
    <DrawerPart title={label} beside={note}>
      <div className={classes.colours} role="radiogroup" aria-label={label}>
        {none !== undefined && (
          // biome-ignore lint/a11y/useSemanticElements: a colour is no word beside a dot
          <button
            type="button"
            role="radio"
            className={classes.none}
            aria-checked={chosen === null}
            onClick={() => onChange(null)}
          >
            {none}
          </button>
        )}
        {palette.map((colour) => (
          // biome-ignore lint/a11y/useSemanticElements: a colour is no word beside a dot
          <button
            key={colour}
            type="button"
            role="radio"
            className={classes.colour}
            style={{ '--colour': colour }}
            aria-label={t.names[colour]}
            title={t.names[colour]}
            aria-checked={chosen === colour}
            onClick={() => onChange(colour)}
          />
        ))}
        <label
          className={classes.colour}
          data-other
          data-chosen={isOther || undefined}
          style={{ '--colour': isOther ? chosen : undefined }}
        >
          <input
            type="color"
            aria-label={`${label}: ${t.other}`}
            title={t.other}
            value={chosen ?? '#ffffff'}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
          {!isOther && <IconPlus size={16} stroke={1.8} aria-hidden />}
        </label>
      </div>
    </DrawerPart>
  );
}
