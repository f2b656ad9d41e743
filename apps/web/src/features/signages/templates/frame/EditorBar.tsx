import { Button, Modal } from '@mantine/core';
import { laidOut } from '@mukae/contract/domain/template/laidOut';
import { useState } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { statusTexts } from '@/live/status.texts';
import { useEditor } from '../editing/EditorContext';
import { sceneIcons } from '../sceneIcons';
import classes from './EditorBar.module.css';
import { editorFrameTexts } from './editorFrame.texts';
import { LayoutTiles } from './LayoutTiles';
import { Looking } from './Looking';
import { RedoButton } from './RedoButton';
import { ScreenSize } from './ScreenSize';
import { useIsNarrow } from './useIsNarrow';

/** Which scene it is, how large the screen is, and how the scene is laid out. */
export function EditorBar() {
  const t = useTexts(editorFrameTexts);
  const { device } = useTexts(statusTexts);
  const { template, wanted, resize, edit } = useEditor();
  const isNarrow = useIsNarrow();
  const [isOpen, setOpen] = useState(false);
  const Sign = sceneIcons[template.scene];
  const { size } = wanted;
  const settings = (
    <>
      <span className={classes.line} />
      <ScreenSize key={`${size.width} ${size.height}`} size={size} onResize={resize} />
      <span className={classes.line} />
      <LayoutTiles size={size} layout={template.layout} onChange={(layout) => edit(laidOut(template, layout))} />
    </>
  );
  return (
    <div className={classes.bar}>
      <div className={classes.field} data-scene>
        <span className={classes.name}>{t.scene}</span>
        <span className={classes.scene}>
          <Sign size={17} stroke={1.9} aria-hidden />
          {device[template.scene]}
          {template.hours && <small>{template.hours.name}</small>}
        </span>
      </div>
      {isNarrow ? (
        <>
          <Button size="sm" variant="light" onClick={() => setOpen(true)}>
            {t.settings}
          </Button>
          <span className={classes.rest}>
            <RedoButton />
            <Looking />
          </span>
          <Modal opened={isOpen} onClose={() => setOpen(false)} title={t.settings}>
            <div className={classes.sheet}>{settings}</div>
          </Modal>
        </>
      ) : (
        settings
      )}
    </div>
  );
}
