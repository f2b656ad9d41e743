import { ActionIcon, Menu } from '@mantine/core';
import { withoutTemplate } from '@mukae/contract/domain/template/draft';
import { mayHaveMoreHours, timedTemplatesMax } from '@mukae/contract/domain/template/timetable';
import { useState } from 'react';
import { IconBookmark, IconCalendarTime, IconCopy, IconDots, IconTrash, IconWand } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { CopyDialog } from './CopyDialog';
import { HoursDialog } from './HoursDialog';
import { KeepPresetDialog } from './KeepPresetDialog';
import { moreTexts } from './more.texts';
import { UsePresetDialog } from './UsePresetDialog';

type Opened = 'addHours' | 'changeHours' | 'copy' | 'keepPreset' | 'usePreset';

const look = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

/** What is not done every day: hours, and taking templates to other screens. */
export function EditorMenu() {
  const t = useTexts(moreTexts);
  const { template, wanted, changeDraft } = useEditor();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = () => setOpened(null);
  const mayHaveMore = mayHaveMoreHours(wanted.templates, template.scene);
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.more}>
            <IconDots size={20} stroke={1.8} aria-hidden />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<IconCalendarTime {...look} />}
            disabled={!mayHaveMore}
            onClick={() => setOpened('addHours')}
          >
            {mayHaveMore ? t.addHours : t.hours.full(timedTemplatesMax)}
          </Menu.Item>
          {template.hours && (
            <>
              <Menu.Item leftSection={<IconCalendarTime {...look} />} onClick={() => setOpened('changeHours')}>
                {t.changeHours}
              </Menu.Item>
              <Menu.Item
                color="beni"
                leftSection={<IconTrash {...look} />}
                onClick={() => changeDraft((draft) => withoutTemplate(draft, template))}
              >
                {t.removeHours}
              </Menu.Item>
            </>
          )}
          <Menu.Divider />
          <Menu.Item leftSection={<IconWand {...look} />} onClick={() => setOpened('usePreset')}>
            {t.usePreset}
          </Menu.Item>
          <Menu.Item leftSection={<IconBookmark {...look} />} onClick={() => setOpened('keepPreset')}>
            {t.keepPreset}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy {...look} />} onClick={() => setOpened('copy')}>
            {t.copy}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {(opened === 'addHours' || opened === 'changeHours') && (
        <HoursDialog isNew={opened === 'addHours'} onClose={close} />
      )}
      {opened === 'copy' && <CopyDialog onClose={close} />}
      {opened === 'keepPreset' && <KeepPresetDialog onClose={close} />}
      {opened === 'usePreset' && <UsePresetDialog onClose={close} />}
    </>
  );
}
