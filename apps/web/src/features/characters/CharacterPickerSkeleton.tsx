import { Skeleton, VisuallyHidden } from '@mantine/core';
import classes from './CharacterPicker.module.css';

const doors = ['first', 'second', 'third', 'fourth', 'fifth'];

/** As much room as those take who are always there: what stands below does not move from under a finger when they come. */
export function CharacterPickerSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.picker} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {doors.map((door) => (
        <Skeleton key={door} className={classes.waiting} />
      ))}
    </div>
  );
}
