import type { HandsBlocks, TextBlock } from '@mukae/contract/domain/scene/block';
import { movedTo } from '@mukae/contract/domain/scene/blockBoxes';
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
  blocks: { touch, staffCallAlone, hint },
  template,
  actions,
  isWatched,
}: {
  blocks: HandsBlocks;
  template: SceneTemplate;
  actions: SceneActions;
  isWatched: boolean;
}) {
  const buttons = touchButtonsShown(template);
  if (!touch || buttons.length === 0) {
    return (
      <>
        <StaffCall block={staffCallAlone} shape="two" onCall={actions.callStaff} />
        {isWatched ? <Watched block={hint} /> : <Hint words={sceneWords.touchCall} block={hint} />}
      </>
    );
  }
  const { row } = template;
  const places = touch[row];
  return (
    <>
      <TouchButtons
        buttons={buttons}
        row={row}
        block={movedTo(places.buttons, template.boxes.buttons)}
        onTouch={actions.touch}
      />
      <StaffCall block={places.staffCall} shape={row === 'vertical' ? 'tile' : 'line'} onCall={actions.callStaff} />
      {isWatched ? <Watched block={hint} /> : <Hint words={sceneWords.touchButton} block={hint} />}
    </>
  );
}

const Hint = ({ words, block }: { words: BothLanguages; block: TextBlock }) => (
  <p className={classes.hint} data-align={block.align} style={placedText(block)}>
    <Words of={words} />
  </p>
);
