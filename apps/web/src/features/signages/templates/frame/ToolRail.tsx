import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { orientationOf } from '@mukae/contract/domain/signage/size';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import { type Icon, IconHandClick, IconPhoto, IconRosetteDiscountCheck, IconTypography } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { editorFrameTexts } from './editorFrame.texts';
import classes from './ToolRail.module.css';

const tools: readonly { block: Exclude<MovableBlock, 'avatar'>; Sign: Icon }[] = [
  { block: 'logo', Sign: IconRosetteDiscountCheck },
  { block: 'telop', Sign: IconTypography },
  { block: 'media', Sign: IconPhoto },
  { block: 'buttons', Sign: IconHandClick },
];

/** A press opens a drawer, a second one closes it. Buttons are touched only where somebody stands before an upright screen that waits. */
export function ToolRail() {
  const t = useTexts(editorFrameTexts);
  const { template, wanted, selection, select } = useEditor();
  const mayHaveButtons = hasTouchButtons(template.scene, orientationOf(wanted.size));
  return (
    <nav className={classes.rail} aria-label={t.tools}>
      {tools
        .filter(({ block }) => block !== 'buttons' || mayHaveButtons)
        .map(({ block, Sign }) => (
          <button
            key={block}
            type="button"
            className={classes.tool}
            aria-pressed={selection === block}
            onClick={() => select(selection === block ? null : block)}
          >
            <Sign size={22} stroke={1.6} aria-hidden />
            {t.toolNames[block]}
          </button>
        ))}
    </nav>
  );
}
