import { Alert } from '@mantine/core';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '@/icons';
import classes from './ErrorBanner.module.css';

/** What went wrong, above the form or inside the dialog. The code is there to be read out to a helper. */
export function ErrorBanner({ msg, code, action }: { msg: ReactNode; code?: string | undefined; action?: ReactNode }) {
  return (
    <Alert
      color="beni"
      role="alert"
      className={classes.banner}
      icon={<IconAlertCircle size={20} stroke={1.8} aria-hidden />}
    >
      <div className={classes.line}>
        <span className={classes.msg}>{msg}</span>
        {code && <span className={classes.code}>{code}</span>}
      </div>
      {action && <div className={classes.action}>{action}</div>}
    </Alert>
  );
}
