import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { openBlockOf } from '../editing/openBlock';
import { templatesTexts } from '../templates.texts';
import { AvatarDrawer } from './avatar/AvatarDrawer';
import { ButtonsDrawer } from './buttons/ButtonsDrawer';
import classes from './Drawer.module.css';
import { LogoDrawer } from './logo/LogoDrawer';
import { MediaDrawer } from './media/MediaDrawer';
import { TelopDrawer } from './telop/TelopDrawer';
import type { EditorUploads } from './uploads/useEditorUploads';

function contentOf(block: MovableBlock, key: string, uploads: EditorUploads): ReactNode {
  switch (block) {
    case 'logo':
      return <LogoDrawer key={key} uploads={uploads.logo} />;
    case 'telop':
      return <TelopDrawer key={key} />;
    case 'media':
      return <MediaDrawer key={key} uploads={uploads.media} />;
    case 'avatar':
      return <AvatarDrawer key={key} />;
    case 'buttons':
      return <ButtonsDrawer key={key} />;
  }
}

/** What can be said about the block that is selected. Docked beside the stage, never over it: what changes is always seen. */
export function Drawer({ uploads }: { uploads: EditorUploads }) {
  const { blocks } = useTexts(templatesTexts);
  const editor = useEditor();
  const { selection, template, select } = editor;
  const block = openBlockOf(editor);
  const drawer = useRef<HTMLElement>(null);
  useEffect(() => {
    if (selection !== null) drawer.current?.querySelector('h2')?.focus();
  }, [selection]);
  const close = (event: KeyboardEvent) => {
    // A dialog over the page closes itself.
    const isHere = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (event.key === 'Escape' && isHere) select(null);
  };
  return (
    block && (
      <aside ref={drawer} className={classes.drawer} aria-label={blocks[block]} onKeyDown={close}>
        {contentOf(block, template.key, uploads)}
      </aside>
    )
  );
}
