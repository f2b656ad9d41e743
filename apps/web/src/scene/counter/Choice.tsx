import type { HandsBlocks, TextBlock } from '@mukae/contract/domain/scene/block';
import { buttonsPlace } from '@mukae/contract/domain/scene/blockRoom';
import { type BothLanguages, sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { type SceneTemplate, touchButtonsShown } from '@mukae/contract/domain/template/sceneTemplate';
import { placedText } from '../placed';
import type { SceneActions } from '../sceneState';
import { Words } from '../Words';
import classes from './Choice.module.css';
import { StaffCall } from './StaffCall';
import { TouchButtons } from './TouchButtons';
import { Watched } from './Watched';

/** What the visitor may choose from; where somebody looks on, that is said instead of what to do. */
export function Choice({
  blocks,
  template,
  actions,
  isWatched,
  canAsk,
}: {
  blocks: HandsBlocks;
  template: SceneTemplate;
  actions: SceneActions;
  isWatched: boolean;
  /** Also the machine, beside which there is less to read. */
  canAsk: boolean;
}) {
  const { touch, staffCallAlone } = blocks;
  const hint = canAsk ? blocks.hintBesideAsk : blocks.hint;
  const buttons = touchButtonsShown(template);
  const { row } = template;
  const place = buttonsPlace(blocks, { row, count: buttons.length }, template.boxes.buttons);
  if (!touch || !place || buttons.length === 0) {
    return (
      <>
        <StaffCall block={staffCallAlone} shape="two" onCall={actions.callStaff} />
        {isWatched ? <Watched block={hint} /> : <Hint words={sceneWords.touchCall} block={hint} />}
      </>
    );
  }
  return (
    <>
      <TouchButtons buttons={buttons} row={row} block={place} onTouch={actions.touch} />
      <StaffCall block={touch[row].staffCall} shape={row === 'vertical' ? 'tile' : 'line'} onCall={actions.callStaff} />
      {isWatched ? <Watched block={hint} /> : <Hint words={sceneWords.touchButton} block={hint} />}
    </>
  );
}

const Hint = ({ words, block }: { words: BothLanguages; block: TextBlock }) => (
  <p className={classes.hint} data-align={block.align} style={placedText(block)}>
    <Words of={words} />
  </p>
);
