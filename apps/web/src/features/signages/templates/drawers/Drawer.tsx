import { orientationOf } from '@mukae/contract/domain/signage/size';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import { AvatarDrawer } from './AvatarDrawer';
import { ButtonsDrawer } from './ButtonsDrawer';
import classes from './Drawer.module.css';
import { LogoDrawer } from './LogoDrawer';
import { MediaDrawer } from './MediaDrawer';
import { TelopDrawer } from './TelopDrawer';

const contents = {
  logo: LogoDrawer,
  telop: TelopDrawer,
  media: MediaDrawer,
  avatar: AvatarDrawer,
  buttons: ButtonsDrawer,
} as const;

/** What can be said about the block that is selected. Docked beside the stage, never over it: what changes is always seen. */
export function Drawer() {
  const { blocks } = useTexts(templatesTexts);
  const { selection, template, wanted, select } = useEditor();
  const drawer = useRef<HTMLElement>(null);
  const isThere =
    selection !== null && (selection !== 'buttons' || hasTouchButtons(template.scene, orientationOf(wanted.size)));
  useEffect(() => {
    if (selection !== null) drawer.current?.querySelector('h2')?.focus();
  }, [selection]);
  if (!isThere) return null;
  const Content = contents[selection];
  const close = (event: KeyboardEvent) => {
    if (event.key === 'Escape') select(null);
  };
  return (
    <aside ref={drawer} className={classes.drawer} aria-label={blocks[selection]} onKeyDown={close}>
      <Content key={template.key} />
    </aside>
  );
}
