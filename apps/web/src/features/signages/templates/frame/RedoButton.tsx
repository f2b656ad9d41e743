import { ActionIcon } from '@mantine/core';
import { IconArrowForwardUp } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { editorFrameTexts } from './editorFrame.texts';

export function RedoButton() {
  const t = useTexts(editorFrameTexts);
  const { canRedo, redo } = useEditor();
  return (
    <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.redo} disabled={!canRedo} onClick={redo}>
      <IconArrowForwardUp size={20} stroke={1.8} aria-hidden />
    </ActionIcon>
  );
}
