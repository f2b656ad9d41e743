import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import classes from './PointedBlock.module.css';
import { useKeptInSight } from './useKeptInSight';

/** What has the focus, as the grid shows it. */
export function PointedBlock({ slot }: { slot: TimeSlot }) {
  const block = useKeptInSight(slot);
  return <span ref={block} className={classes.block} />;
}
