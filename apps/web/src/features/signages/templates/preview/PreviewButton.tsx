import { ActionIcon, Button, Modal, Title } from '@mantine/core';
import { useState } from 'react';
import { IconArrowsMaximize, IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useKeys } from '@/ui/keys/useKeys';
import { useEditor } from '../editing/EditorContext';
import { oneForEachScene } from './oneForEachScene';
import { previewTexts } from './preview.texts';
import { ScenePreview } from './ScenePreview';

/** The draft as large as the window, alive; the key P opens it as long as nobody writes. */
export function PreviewButton({ className }: { className: string | undefined }) {
  const t = useTexts(previewTexts);
  const { signage, wanted, template, character, forVisitors } = useEditor();
  const [isOpen, setOpen] = useState(false);
  useKeys({ p: () => setOpen(true) });
  const looked = oneForEachScene(wanted.templates, template.key);
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
              const found = looked.find((one) => one.scene === scene);
              return found && forVisitors(found);
            }}
            size={wanted.size}
            character={character}
            first={template.scene}
            scenes={looked.map(({ scene }) => scene)}
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
