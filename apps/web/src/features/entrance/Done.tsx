import { Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconCheck } from '@/icons';
import classes from './Done.module.css';

/** What was done, in place of the form that did it. Takes the focus, so that it is read out. */
export function Done({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} className={classes.done} role="status" tabIndex={-1}>
      <span className={classes.tick}>
        <IconCheck size={26} stroke={2} aria-hidden />
      </span>
      <Title order={2}>{title}</Title>
      {text && <Text c="dimmed">{text}</Text>}
      {children && <div className={classes.next}>{children}</div>}
    </div>
  );
}
