import { Button } from '@mantine/core';
import { IconPhonePlus, IconRefresh, IconScreenShare, IconScreenShareOff } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import classes from './ActionsPanel.module.css';
import { controlsTexts } from './controls.texts';

const icon = { size: 18, stroke: 1.7, 'aria-hidden': true } as const;

export function ActionsPanel({
  onCallOut,
  onReconnect,
  sharing,
}: {
  onCallOut: () => void;
  onReconnect: () => void;
  /** Null: who only watches shares nothing. */
  sharing: { isOn: boolean; onStart: () => void; onStop: () => void } | null;
}) {
  const t = useTexts(controlsTexts);
  return (
    <Panel title={t.actions}>
      <div className={classes.buttons}>
        <Button variant="light" size="sm" leftSection={<IconPhonePlus {...icon} />} onClick={onCallOut}>
          {t.callOut}
        </Button>
        <Button variant="default" size="sm" leftSection={<IconRefresh {...icon} />} onClick={onReconnect}>
          {t.reconnect}
        </Button>
        {sharing &&
          (sharing.isOn ? (
            <Button
              className={classes.wide}
              variant="light"
              size="sm"
              leftSection={<IconScreenShareOff {...icon} />}
              onClick={sharing.onStop}
            >
              {t.stopSharing}
            </Button>
          ) : (
            <Button
              className={classes.wide}
              variant="default"
              size="sm"
              leftSection={<IconScreenShare {...icon} />}
              onClick={sharing.onStart}
            >
              {t.share}
            </Button>
          ))}
      </div>
    </Panel>
  );
}
