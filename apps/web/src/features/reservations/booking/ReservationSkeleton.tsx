import { Skeleton, VisuallyHidden } from '@mantine/core';
import { AfterDelay } from '@/ui/AfterDelay';
import classes from './ReservedMeeting.module.css';

/** A reservation to come: its picture and its facts. */
export function ReservationSkeleton({ label }: { label: string }) {
  return (
    <AfterDelay>
      <div className={classes.form} role="status">
        <VisuallyHidden>{label}</VisuallyHidden>
        <Skeleton height={92} radius="md" />
        <Skeleton height={56} radius="md" />
        <Skeleton height={56} radius="md" />
      </div>
    </AfterDelay>
  );
}
