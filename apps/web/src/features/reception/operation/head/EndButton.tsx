import { Button, Popover, Text } from '@mantine/core';
import { useState } from 'react';
import { IconPhoneOff } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { operationTexts } from '../operation.texts';
import classes from './EndButton.module.css';

const icon = <IconPhoneOff size={20} stroke={1.8} aria-hidden />;

/** Ends a conversation, after a question that a second press on the same place does not answer. */
export function EndButton({ onEnd }: { onEnd: () => void }) {
  const { end, ending } = useTexts(operationTexts);
  const [isAsked, setIsAsked] = useState(false);
  return (
    <Popover
      opened={isAsked}
      onChange={setIsAsked}
      position="bottom-end"
      offset={12}
      width={300}
      radius="lg"
      shadow="xl"
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button className={classes.end} color="beni" leftSection={icon} onClick={() => setIsAsked(!isAsked)}>
          {end}
        </Button>
      </Popover.Target>
      <Popover.Dropdown className={classes.question} aria-label={ending.title}>
        <Text fw={700}>{ending.title}</Text>
        <Text size="sm" c="dimmed">
          {ending.text}
        </Text>
        <div className={classes.answers}>
          <Button size="sm" variant="default" data-autofocus onClick={() => setIsAsked(false)}>
            {ending.goOn}
          </Button>
          <Button size="sm" color="beni" onClick={onEnd}>
            {ending.confirm}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}

/** Nobody is left alone by somebody who only watched: nothing is asked. */
export function EndMonitoringButton({ onEnd }: { onEnd: () => void }) {
  const { endMonitoring } = useTexts(operationTexts);
  return (
    <Button className={classes.end} color="beni" leftSection={icon} onClick={onEnd}>
      {endMonitoring}
    </Button>
  );
}
