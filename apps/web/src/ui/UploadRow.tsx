import { Progress } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertCircle, IconCircleCheck, IconCircleMinus, IconCloudUpload } from '@/icons';
import classes from './UploadRow.module.css';

export type UploadState =
  | { step: 'sending'; percent: number; note: string }
  | { step: 'done'; text: string }
  | { step: 'failed'; text: string }
  | { step: 'stopped'; text: string };

const shapes = { sending: IconCloudUpload, done: IconCircleCheck, failed: IconAlertCircle, stopped: IconCircleMinus };

export function UploadRows({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className={classes.rows} aria-label={label}>
      {children}
    </ul>
  );
}

/** A file on its way: how far it has come, or how it ended. */
export function UploadRow({ name, state, actions }: { name: string; state: UploadState; actions?: ReactNode }) {
  const Shape = shapes[state.step];
  return (
    <li className={classes.row} data-step={state.step}>
      <Shape className={classes.icon} size={18} stroke={1.8} aria-hidden />
      <span className={classes.name}>{name}</span>
      {state.step === 'sending' && <span className={classes.note}>{state.note}</span>}
      <div className={classes.below} aria-live="polite">
        {state.step === 'sending' ? (
          <Progress size={6} value={state.percent} aria-label={name} />
        ) : (
          <span className={classes.text} role={state.step === 'failed' ? 'alert' : undefined}>
            {state.text}
          </span>
        )}
      </div>
      {actions && <div className={classes.actions}>{actions}</div>}
    </li>
  );
}
