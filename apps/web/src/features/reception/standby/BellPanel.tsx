import { Button, Slider, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconPlayerStop, IconVolume } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { bell } from '../ringing/bell';
import { useBell } from '../ringing/useBell';
import classes from './BellPanel.module.css';
import { standbyTexts } from './standby.texts';
import { useNoticePermission } from './useNoticePermission';

/** How loud I am called, to be tried out before it matters. */
export function BellPanel() {
  const { bell: t } = useTexts(standbyTexts);
  const { volume, isBlocked } = useBell();
  const [isTrying, setTrying] = useState(false);
  useEffect(() => {
    if (!isTrying) return;
    void bell.ring();
    return () => bell.silence();
  }, [isTrying]);
  return (
    <Panel title={t.title}>
      <div className={classes.lines}>
        <Text size="sm">{t.volume}</Text>
        <div className={classes.volume}>
          <Slider
            className={classes.slider}
            thumbLabel={t.volume}
            min={0}
            max={100}
            step={5}
            value={Math.round(volume * 100)}
            label={null}
            onChange={(percent) => bell.setVolume(percent / 100)}
          />
          <Button
            size="xs"
            variant="light"
            leftSection={
              isTrying ? (
                <IconPlayerStop size={16} stroke={1.8} aria-hidden />
              ) : (
                <IconVolume size={16} stroke={1.8} aria-hidden />
              )
            }
            onClick={() => setTrying(!isTrying)}
          >
            {isTrying ? t.stop : t.listen}
          </Button>
        </div>
        {isTrying && isBlocked && (
          <Text size="xs" c="dimmed" role="status">
            {t.blocked}
          </Text>
        )}
        <Notices />
      </div>
    </Panel>
  );
}

function Notices() {
  const { bell: t } = useTexts(standbyTexts);
  const { permission, ask } = useNoticePermission();
  return (
    <div className={classes.notices}>
      <Text size="sm">{t.notices}</Text>
      {permission === 'default' ? (
        <Button size="xs" variant="light" onClick={ask}>
          {t.allow}
        </Button>
      ) : (
        <Text size="xs" c="dimmed" role="status">
          {{ granted: t.allowed, denied: t.denied, unsupported: t.unsupported }[permission]}
        </Text>
      )}
    </div>
  );
}
