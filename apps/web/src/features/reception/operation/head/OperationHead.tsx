import { Text, Title } from '@mantine/core';
import { hasOrganization } from '@mukae/contract/domain/company/companyName';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import type { ReactNode } from 'react';
import { useTexts } from '@/language/LanguageProvider';
import { DeviceStatusTag } from '@/live/DeviceStatusTag';
import { Mark } from '@/ui/brand/Mark';
import { MeetingClock } from '../meeting/MeetingClock';
import { operationTexts } from '../operation.texts';
import { Elapsed } from './Elapsed';
import { EndButton, EndMonitoringButton } from './EndButton';
import classes from './OperationHead.module.css';

/** Where the visitor stands, what is going on for how long, and how to end it. */
export function OperationHead({
  call,
  quality,
  onEnd,
}: {
  call: CallOnWire;
  quality: ReactNode;
  /** Null: it is over. */
  onEnd: (() => void) | null;
}) {
  const t = useTexts(operationTexts);
  const isMonitoring = call.kind === 'monitoring';
  const place = [call.companyName, call.storeName].filter(hasOrganization).join(t.between);
  return (
    <header className={classes.head}>
      <div className={classes.place}>
        <Mark size={32} label={t.logo} />
        <div className={classes.names}>
          <Text size="xs" c="dimmed" truncate>
            {place}
          </Text>
          <Title order={1} className={classes.name}>
            {call.signageName}
          </Title>
        </div>
      </div>
      {onEnd && (
        <>
          <div className={classes.now}>
            <DeviceStatusTag status={isMonitoring ? 'Monitoring' : 'Active'} big />
            <Elapsed since={call.beganAt} />
            {call.meeting && <MeetingClock meeting={call.meeting} />}
            {quality}
          </div>
          <div className={classes.end}>
            {isMonitoring ? <EndMonitoringButton onEnd={onEnd} /> : <EndButton onEnd={onEnd} />}
          </div>
        </>
      )}
    </header>
  );
}
