import { Loader, Text } from '@mantine/core';
import type { HealthAnswer } from '@mukae/contract/calls/screenHealth';
import type { DeviceStatus } from '@mukae/contract/domain/signage/scene';
import { isWithVisitor } from '@mukae/contract/domain/signage/withVisitor';
import { beginningsAnew } from '@mukae/contract/realtime/screenCommandField';
import { useId } from 'react';
import { AskedDeed } from '@/dialogs/AskedDeed';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import classes from './BeginAnew.module.css';
import { screenCommandsTexts } from './screenCommands.texts';
import type { useBeginningAnew } from './useBeginningAnew';

/** Has the page of the screen begin anew, with or without what its device keeps. */
export function BeginAnew({
  health,
  status,
  beginning: { waiting, begin, wait },
}: {
  health: HealthAnswer;
  status: DeviceStatus;
  beginning: ReturnType<typeof useBeginningAnew>;
}) {
  const { anew: t } = useTexts(screenCommandsTexts);
  const isAway = health.is === 'away' || health.is === 'never';
  const whyNotId = useId();
  const whyNot = isAway ? t.away : isWithVisitor(status) ? t.busy : undefined;
  return (
    <Panel title={t.title}>
      <div className={classes.deeds}>
        {whyNot && <Text id={whyNotId}>{whyNot}</Text>}
        {beginningsAnew.map((how) => (
          <AskedDeed key={how} words={t[how]} offBy={whyNot && whyNotId} act={() => begin(how)} onDone={wait} />
        ))}
        <div role="status" className={classes.progress}>
          {waiting === 'awaited' && (
            <>
              <Loader size="sm" />
              {t.waiting}
            </>
          )}
          {waiting === 'unanswered' && t.noAnswer}
        </div>
      </div>
    </Panel>
  );
}
