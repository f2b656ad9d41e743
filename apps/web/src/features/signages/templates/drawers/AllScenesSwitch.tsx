import { Switch } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { useEditor } from '../editing/EditorContext';
import classes from './AllScenesSwitch.module.css';
import { DrawerPart } from './DrawerPart';
import { drawersTexts } from './drawers.texts';
import type { AllScenes } from './useAllScenes';

/** Whether all scenes have what this one has. Not there for who has one scene only. */
export function AllScenesSwitch({ all: { isOn, isShared, set } }: { all: AllScenes }) {
  const t = useTexts(drawersTexts);
  const { device } = useTexts(statusTexts);
  const { template, wanted } = useEditor();
  const count = wanted.templates.length;
  if (count < 2) return null;
  const about = !isOn ? t.allOff(device[template.scene]) : isShared ? t.allOn(count) : t.allWaits;
  return (
    <DrawerPart isApart>
      <Switch
        className={classes.switch}
        size="sm"
        labelPosition="left"
        aria-label={t.all}
        label={t.all}
        description={about}
        checked={isOn}
        onChange={({ currentTarget }) => set(currentTarget.checked)}
      />
    </DrawerPart>
  );
}
