import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { Arch } from './Arch';
import classes from './Empty.module.css';

/** A doorway with someone who bows, what is empty, what to do, one thing to press. */
export function Empty({
  picture,
  title,
  text,
  action,
}: {
  picture?: string | undefined;
  title: ReactNode;
  text?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className={classes.empty}>
      {picture && <Arch picture={picture} figure="half" width={108} />}
      <Title order={2} size="h3">
        {title}
      </Title>
      {text && (
        <Text c="dimmed" className={classes.text}>
          {text}
        </Text>
      )}
      {action && <div className={classes.action}>{action}</div>}
    </div>
  );
}
