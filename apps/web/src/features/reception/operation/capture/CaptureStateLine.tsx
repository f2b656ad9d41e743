import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@/icons';
import classes from './CaptureStateLine.module.css';
import type { CaptureTone, CaptureWords } from './captureWords';

const icons = {
  good: IconCircleCheck,
  doubtful: IconAlertTriangle,
  bad: IconAlertCircle,
  quiet: IconInfoCircle,
} as const satisfies Record<CaptureTone, unknown>;

export function CaptureStateLine({ tone, words }: CaptureWords) {
  const Icon = icons[tone];
  return (
    <p className={classes.line} data-tone={tone} role="status">
      <Icon size={17} stroke={1.7} aria-hidden />
      {words}
    </p>
  );
}
