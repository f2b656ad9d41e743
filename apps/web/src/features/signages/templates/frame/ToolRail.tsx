import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { type Icon, IconHandClick, IconPhoto, IconRosetteDiscountCheck, IconTypography } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useEditor } from '../editing/EditorContext';
import { mayHaveButtons } from '../editing/openBlock';
import { editorFrameTexts } from './editorFrame.texts';
import classes from './ToolRail.module.css';

const tools: readonly { block: Exclude<MovableBlock, 'avatar'>; Sign: Icon }[] = [
  { block: 'logo', Sign: IconRosetteDiscountCheck },
  { block: 'telop', Sign: IconTypography },
  { block: 'media', Sign: IconPhoto },
  { block: 'buttons', Sign: IconHandClick },
];

/** A press opens a drawer, a second one closes it. */
export function ToolRail() {
  const t = useTexts(editorFrameTexts);
  const editor = useEditor();
  const { selection, select } = editor;
  const hasButtons = mayHaveButtons(editor);
  return (
    <nav className={classes.rail} aria-label={t.tools}>
      {tools
        .filter(({ block }) => block !== 'buttons' || hasButtons)
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
