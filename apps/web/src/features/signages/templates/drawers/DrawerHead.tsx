import { ActionIcon, Switch, Title } from '@mantine/core';
import { IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import classes from './DrawerHead.module.css';
import { drawersTexts } from './drawers.texts';

/** What the drawer is about, whether it is shown at all, and a way to close it. */
export function DrawerHead({
  title,
  shows,
}: {
  title: string;
  /** Where it can be hidden. */
  shows?: { isShown: boolean; onChange: (isShown: boolean) => void };
}) {
  const t = useTexts(drawersTexts);
  const { close } = useTexts(templatesTexts);
  const { select } = useEditor();
  return (
    <div className={classes.head}>
      <Title order={2} tabIndex={-1}>
        {title}
      </Title>
      {shows && (
        <Switch
          size="sm"
          labelPosition="left"
          label={t.show}
          checked={shows.isShown}
          onChange={({ currentTarget }) => shows.onChange(currentTarget.checked)}
        />
      )}
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={close} onClick={() => select(null)}>
        <IconX size={19} stroke={1.8} aria-hidden />
      </ActionIcon>
    </div>
  );
}
