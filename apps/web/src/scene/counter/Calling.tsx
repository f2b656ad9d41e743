import type { HandsBlocks } from '@mukae/contract/domain/scene/block';
import { sceneWords } from '@mukae/contract/domain/scene/sceneWords';
import { IconHeadset, IconUser } from '@/icons';
import classes from './Calling.module.css';
import { CounterPanel, PanelTitle } from './CounterPanel';
import { LeaveButton } from './LeaveButton';

/** Somebody is being fetched: the dots walk from the visitor to the staff. */
export function Calling({ blocks, onCancel }: { blocks: HandsBlocks; onCancel: () => void }) {
  return (
    <>
      <CounterPanel block={blocks.panel} spread="apart">
        <PanelTitle {...sceneWords.calling} />
        <div className={classes.way} aria-hidden>
          <span className={classes.end}>
            <IconUser stroke={2} />
          </span>
          <span className={classes.dots}>
            {steps.map((step) => (
              <i key={step} style={{ '--step': step }} />
            ))}
          </span>
          <span className={classes.end} data-staff>
            <IconHeadset stroke={2} />
          </span>
        </div>
      </CounterPanel>
      <LeaveButton words={sceneWords.cancel} block={blocks.cancel} shape="line" onLeave={onCancel} />
    </>
  );
}

const steps = Array.from({ length: 11 }, (_, step) => step);
