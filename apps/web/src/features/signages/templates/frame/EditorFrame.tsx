import { orientationOf } from '@mukae/contract/domain/signage/size';
import type { Draft } from '@mukae/contract/domain/template/draft';
import type { ReactNode } from 'react';
import type { DraftSaver } from '../draft/draftSaver';
import { Drawer } from '../drawers/Drawer';
import { useEditor } from '../editing/EditorContext';
import { EditorStage } from '../stage/EditorStage';
import { StageProvider } from '../stage/StageContext';
import { EditorBar } from './EditorBar';
import classes from './EditorFrame.module.css';
import { EditorHead } from './EditorHead';
import { SceneColumn } from './SceneColumn';
import { ToolRail } from './ToolRail';

/** The whole window and nothing beyond it: the stage has what the rest leaves, and is always in sight. */
export function EditorFrame({
  back,
  saver,
  banner,
  onPublished,
  onOvertaken,
}: {
  back: string;
  saver: DraftSaver;
  banner: ReactNode;
  onPublished: (draft: Draft) => Promise<void>;
  /** Somebody else has published meanwhile: what is live is to be read again. */
  onOvertaken: () => void;
}) {
  const { wanted, selection } = useEditor();
  return (
    <div
      className={classes.page}
      data-open={selection !== null || undefined}
      data-orientation={orientationOf(wanted.size)}
    >
      <EditorHead back={back} saver={saver} onPublished={onPublished} onOvertaken={onOvertaken} />
      <div>
        {banner}
        <EditorBar saver={saver} />
      </div>
      <div className={classes.body}>
        <SceneColumn />
        <StageProvider>
          <EditorStage />
          <Drawer />
        </StageProvider>
        <ToolRail />
      </div>
    </div>
  );
}
