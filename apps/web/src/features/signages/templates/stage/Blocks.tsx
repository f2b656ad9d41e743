import type { Box } from '@mukae/contract/domain/scene/block';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { useTexts } from '@/language/LanguageProvider';
import { placed } from '@/scene/placed';
import { useEditor } from '../editing/EditorContext';
import { templatesTexts } from '../templates.texts';
import classes from './Blocks.module.css';

/** The blocks of the scene over the scene: a press selects one, and opens its drawer. */
export function Blocks({ blocks }: { blocks: readonly { block: MovableBlock; box: Box }[] }) {
  const t = useTexts(templatesTexts);
  const { selection, select } = useEditor();
  return (
    <div className={classes.blocks}>
      {blocks.map(({ block, box }) => (
        <button
          key={block}
          type="button"
          className={classes.block}
          style={placed(box)}
          aria-label={t.blocks[block]}
          aria-pressed={selection === block}
          onClick={() => select(block)}
        />
      ))}
    </div>
  );
}
