import { Alert, Button } from '@mantine/core';
import { IconClock } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { cancelTexts } from './cancel.texts';
import classes from './ReservedMeeting.module.css';

/** What was reserved, and is not any more. */
export function CancelledMeeting({ onClose }: { onClose: () => void }) {
  const t = useTexts(cancelTexts);
  return (
    <div className={classes.form}>
      <Alert color="gray" icon={<IconClock size={20} stroke={1.7} aria-hidden />}>
        {t.cancelled}
      </Alert>
      <div className={classes.answers}>
        <Button variant="default" data-autofocus onClick={onClose}>
          {t.back}
        </Button>
      </div>
    </div>
  );
}
