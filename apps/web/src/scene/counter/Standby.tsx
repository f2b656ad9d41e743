import type { HandsBlocks, TextBlock } from '@mukae/contract/domain/template/block';
import { type Bilingual, sceneWords } from '@mukae/contract/domain/template/sceneWords';
import type { ButtonRow, TouchButton } from '@mukae/contract/domain/template/template';
import { placedText } from '../placed';
import { Words } from '../Words';
import { StaffCall } from './StaffCall';
import classes from './Standby.module.css';
import { TouchButtons } from './TouchButtons';

/** What the visitor may choose from. */
export function Standby({
  blocks: { touch, staffCallAlone, hint },
  buttons,
  row,
  onTouch,
  onCall,
}: {
  blocks: HandsBlocks;
  buttons: readonly TouchButton[];
  row: ButtonRow;
  onTouch: (button: TouchButton) => void;
  onCall: () => void;
}) {
  if (!touch || buttons.length === 0) {
    return (
      <>
        <StaffCall block={staffCallAlone} shape="two" onCall={onCall} />
        <Hint words={sceneWords.touchCall} block={hint} />
      </>
    );
  }
  const places = touch[row];
  return (
    <>
      <TouchButtons buttons={buttons} row={row} block={places.buttons} onTouch={onTouch} />
      <StaffCall block={places.staffCall} shape={row === 'vertical' ? 'tile' : 'line'} onCall={onCall} />
      <Hint words={sceneWords.touchButton} block={hint} />
    </>
  );
}

const Hint = ({ words, block }: { words: Bilingual; block: TextBlock }) => (
  <p className={classes.hint} data-align={block.align} style={placedText(block)}>
    <Words of={words} />
  </p>
);
