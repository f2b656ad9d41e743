import { Switch, Text } from '@mantine/core';
import { useChangingStatus } from '@/features/reception/useChangingStatus';
import { useTexts } from '@/language/LanguageProvider';
import { useMyStatus } from '@/live/useLive';
import classes from './LeaveAfterwards.module.css';
import { queueTexts } from './queue.texts';

/** Whether nobody rings me when this call is over: a decision about the queue, so it stands there. Who only watches has none to make. */
export function LeaveAfterwards() {
  const t = useTexts(queueTexts);
  const me = useMyStatus();
  const { wanted, trouble, change } = useChangingStatus();
  if (me?.status !== 'Active') return null;
  return (
    <div className={classes.leave}>
      <Switch
        classNames={{ body: classes.body, label: classes.label }}
        size="sm"
        labelPosition="left"
        label={t.leaveAfterwards}
        checked={(wanted ?? me.chosen) === 'Leaving'}
        disabled={wanted !== null}
        onChange={({ currentTarget: { checked } }) => void change(checked ? 'Leaving' : 'Standby')}
      />
      {trouble && (
        <Text size="xs" c="beni" role="alert">
          {trouble.msg}
        </Text>
      )}
    </div>
  );
}
