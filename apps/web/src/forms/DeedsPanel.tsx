import type { ReactNode } from 'react';
import { Panel } from '@/ui/Panel';
import classes from './DeedsPanel.module.css';

/** Below a form, and as wide: what is done to the whole of what the form is about. */
export function DeedsPanel({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Panel title={title} className={classes.panel}>
      <div className={classes.deeds}>{children}</div>
    </Panel>
  );
}
