import type { HandsBlocks } from '@mukae/contract/domain/scene/block';
import {
  type BothLanguages,
  placeWords,
  sceneWords,
  soonWords,
  waitWords,
} from '@mukae/contract/domain/scene/sceneWords';
import type { CrowdedState } from '../sceneState';
import { Words } from '../Words';
import { CounterPanel, PanelTitle } from './CounterPanel';
import classes from './Crowded.module.css';
import { LeaveButton } from './LeaveButton';

/** All are busy: whose turn it is, and how long that may take. */
export function Crowded({
  blocks: { panel, cancel },
  state: { place, minutes },
  onCancel,
}: {
  blocks: HandsBlocks;
  state: CrowdedState;
  onCancel: () => void;
}) {
  return (
    <>
      <CounterPanel block={{ ...panel, fontSize: panel.fontSize * titleShare }} spread="apart">
        <PanelTitle {...sceneWords.crowded} />
        <div className={classes.figures}>
          <Figure {...placeWords} value={place} />
          {minutes === null ? <Soon /> : <Figure {...waitWords} value={minutes} />}
        </div>
      </CounterPanel>
      <LeaveButton words={sceneWords.cancel} block={cancel} shape="line" onLeave={onCancel} />
    </>
  );
}

interface FigureWords {
  label: BothLanguages;
  before: string;
  after: string;
}

/** The figures want room beside the title. */
const titleShare = 0.8;

const Figure = ({ label, before, value, after }: FigureWords & { value: number }) => (
  <p className={classes.figure} lang="ja">
    <Label of={label} />
    {before && <span>{before}</span>}
    <b className={classes.value}>{value}</b>
    <span>{after}</span>
  </p>
);

const Soon = () => (
  <p className={classes.figure} lang="ja">
    <Label of={soonWords.label} />
    <b className={classes.soon}>
      <Words of={soonWords.value} />
    </b>
  </p>
);

const Label = ({ of }: { of: BothLanguages }) => (
  <span className={classes.label}>
    <Words of={of} />
  </span>
);
