import { Button, Popover, Text } from '@mantine/core';
import { isEmptyDraft } from '@mukae/contract/domain/template/draft';
import { useState } from 'react';
import { signagePaths } from '@/features/signages/signagePaths';
import { IconQrcode } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useObserved } from '@/observing/useObserved';
import { CopyField } from '@/ui/CopyField';
import { QrCode } from '@/ui/QrCode';
import { useEditor } from '../editing/EditorContext';
import { OnScreenButton } from './OnScreenButton';
import classes from './PhoneButton.module.css';
import { previewTexts } from './preview.texts';

const linkTo = (which: string, templateKey: string): string =>
  `${window.location.origin}${signagePaths.preview}?${which}&template=${templateKey}`;

/** A link and a code that open the draft elsewhere: on her phone, or on the screen itself. */
export function PhoneButton({ className }: { className: string | undefined }) {
  const t = useTexts(previewTexts);
  const { audience, signage, draft, template, saver } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const draftId = useObserved(saver.id);
  const { is } = useObserved(saver.state);
  const open = () => {
    setOpen((before) => !before);
    void saver.flush();
  };
  const link = isEmptyDraft(draft)
    ? linkTo(`id=${signage.id}`, template.key)
    : is === 'saved' && draftId !== null
      ? linkTo(`draft=${draftId}`, template.key)
      : null;
  return (
    <Popover opened={isOpen} onChange={setOpen} position="bottom-end" width={340} trapFocus shadow="lg">
      <Popover.Target>
        <Button
          className={className}
          size="sm"
          variant="subtle"
          color="gray"
          leftSection={<IconQrcode size={19} stroke={1.7} aria-hidden />}
          aria-label={t.phone}
          aria-expanded={isOpen}
          onClick={open}
        >
          {t.phone}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={t.phoneTitle} className={classes.content} maw="calc(100vw - 24px)">
        <Text fw={700}>{t.phoneTitle}</Text>
        <Text size="sm" c="dimmed">
          {t.phoneText}
        </Text>
        {link !== null ? (
          <>
            <QrCode value={link} label={t.qr} />
            <CopyField label={t.link} value={link} words={t} />
            {audience === 'company' && draftId !== null && (
              <OnScreenButton key={`${draftId} ${template.key}`} draftId={draftId} templateKey={template.key} />
            )}
          </>
        ) : (
          <Text size="sm" role="status">
            {is === 'saving' ? t.saving : t.refused}
          </Text>
        )}
      </Popover.Dropdown>
    </Popover>
  );
}
