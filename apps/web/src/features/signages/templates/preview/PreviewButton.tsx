import { ActionIcon, Button, Modal, Title } from '@mantine/core';
import { usualOf } from '@mukae/contract/domain/template/timetable';
import { useEffect, useEffectEvent, useState } from 'react';
import { IconArrowsMaximize, IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { previewTexts } from './preview.texts';
import { ScenePreview } from './ScenePreview';

const isWritten = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"], [role="dialog"]') !== null;

/** The draft as large as the window, alive; the key P opens it as long as nobody writes. */
export function PreviewButton({ className }: { className: string | undefined }) {
  const t = useTexts(previewTexts);
  const { signage, wanted, template, character, shown } = useEditor();
  const [isOpen, setOpen] = useState(false);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isPlain = !(event.ctrlKey || event.metaKey || event.altKey);
    if (event.key.toLowerCase() === 'p' && isPlain && !isWritten(event.target)) setOpen(true);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
  const usual = usualOf(wanted.templates);
  return (
    <>
      <Button
        className={className}
        size="sm"
        variant="default"
        leftSection={<IconArrowsMaximize size={19} stroke={1.7} aria-hidden />}
        aria-label={t.preview}
        onClick={() => setOpen(true)}
      >
        {t.preview}
      </Button>
      <Modal.Root opened={isOpen} onClose={() => setOpen(false)} fullScreen padding={0}>
        <Modal.Content aria-label={t.title}>
          <ScenePreview
            templateOf={(scene) => {
              const found = template.scene === scene ? template : usual.find((one) => one.scene === scene);
              return found && shown(found);
            }}
            size={wanted.size}
            character={character}
            first={template.scene}
            scenes={usual.map(({ scene }) => scene)}
            head={
              <>
                <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.leave} onClick={() => setOpen(false)}>
                  <IconX size={20} stroke={1.8} aria-hidden />
                </ActionIcon>
                <Title order={2} size="1rem">
                  {signage.name}
                </Title>
              </>
            }
          />
        </Modal.Content>
      </Modal.Root>
    </>
  );
}
