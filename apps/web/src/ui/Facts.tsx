import type { ReactNode } from 'react';
import classes from './Facts.module.css';

export type Fact = { label: string; value: ReactNode };

export function Facts({ facts, columns = 2 }: { facts: readonly Fact[]; columns?: 1 | 2 | 3 | undefined }) {
  return (
    <dl className={classes.facts} data-columns={columns}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
