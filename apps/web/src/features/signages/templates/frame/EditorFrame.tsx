import { SavingTrouble } from '../draft/SavingTrouble';
import { Drawer } from '../drawers/Drawer';
import { useEditorUploads } from '../drawers/uploads/useEditorUploads';
import { useEditor } from '../editing/EditorContext';
import { openBlockOf } from '../editing/openBlock';
import { EditorStage } from '../stage/EditorStage';
import { StageProvider } from '../stage/StageContext';
import { EditorBar } from './EditorBar';
import classes from './EditorFrame.module.css';
import { EditorHead } from './EditorHead';
import { LeavingEditor } from './LeavingEditor';
import { SceneColumn } from './SceneColumn';
import { ToolRail } from './ToolRail';

/** The whole window and nothing beyond it: the stage has what the rest leaves, and is always in sight. */
export function EditorFrame() {
  const isOpen = openBlockOf(useEditor()) !== null;
  // Files go on while another drawer is open, or none.
  const uploads = useEditorUploads();
  return (
    <div className={classes.page} data-open={isOpen || undefined}>
      <EditorHead />
      <div>
        <SavingTrouble />
        <EditorBar />
      </div>
      <div className={classes.body}>
        <SceneColumn />
        <StageProvider>
          <EditorStage />
          <Drawer uploads={uploads} />
        </StageProvider>
        <ToolRail />
      </div>
      <LeavingEditor uploads={uploads} />
    </div>
  );
}
