import { Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './PageHeader.module.css';

/** Head of every page: a small English line, the title, one sentence, at most one filled button. */
export function PageHeader({
  en,
  title,
  text,
  actions,
}: {
  en?: string | undefined;
  title: ReactNode;
  text?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <header className={classes.header}>
      <div className={classes.words}>
        {en && (
          <div className={classes.eyebrow} lang="en">
            {en}
          </div>
        )}
        <Title order={1}>{title}</Title>
        {text && (
          <Text component="div" c="dimmed">
            {text}
          </Text>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </header>
  );
}
