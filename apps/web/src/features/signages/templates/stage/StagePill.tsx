import { ActionIcon, Switch } from '@mantine/core';
import { IconMinus, IconPlus } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { blocksTexts } from './blocks.texts';
import classes from './StagePill.module.css';
import type { Zoom } from './useZoom';

export interface StageHelp {
  guides: boolean;
  frames: boolean;
}

/** How large the screen is drawn, what helps to lay it out, and which keys do. */
export function StagePill({
  zoom: { scale, isFit, nearer, further, fit },
  help,
  onHelp,
}: {
  zoom: Zoom;
  help: StageHelp;
  onHelp: (help: StageHelp) => void;
}) {
  const t = useTexts(blocksTexts);
  const percent = `${Math.round(scale * 100)} %`;
  return (
    <div className={classes.pill} role="toolbar" aria-label={t.view}>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t.further}
        disabled={!further}
        onClick={() => further?.()}
      >
        <IconMinus size={18} aria-hidden />
      </ActionIcon>
      <button type="button" className={classes.figure} aria-label={t.fit(percent)} aria-pressed={isFit} onClick={fit}>
        {percent}
      </button>
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={t.nearer}
        disabled={!nearer}
        onClick={() => nearer?.()}
      >
        <IconPlus size={18} aria-hidden />
      </ActionIcon>
      <span className={classes.line} />
      <Switch
        size="xs"
        label={t.guides}
        checked={help.guides}
        onChange={({ currentTarget }) => onHelp({ ...help, guides: currentTarget.checked })}
      />
      <span className={classes.line} />
      <Switch
        size="xs"
        label={t.frames}
        checked={help.frames}
        onChange={({ currentTarget }) => onHelp({ ...help, frames: currentTarget.checked })}
      />
      <span className={classes.keys}>
        <span className={classes.line} />
        <kbd>{t.arrows}</kbd>
        {t.pixels(1)}
        <kbd>{t.shiftArrows}</kbd>
        {t.pixels(10)}
        <kbd>{t.ctrlArrows}</kbd>
        {t.resizes}
      </span>
    </div>
  );
}
