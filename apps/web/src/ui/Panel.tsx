import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import classes from './Panel.module.css';

/**
 * A white sheet on the warm ground. `form` gives fields more air; `flush` lets a table or a picture reach the edge; `bare` lies
 * on a sheet that is there already.
 */
export function Panel({
  title,
  aside,
  space = 'normal',
  className,
  children,
}: {
  title?: ReactNode;
  aside?: ReactNode;
  space?: 'normal' | 'form' | 'flush' | 'bare' | undefined;
  className?: string | undefined;
  children: ReactNode;
}) {
  const titleId = useId();
  return (
    <section
      className={[classes.panel, className].filter(Boolean).join(' ')}
      data-space={space}
      aria-labelledby={title ? titleId : undefined}
    >
      {title && (
        <div className={classes.head}>
          <Title order={2} id={titleId} className={classes.title}>
            {title}
          </Title>
          {aside && <div className={classes.aside}>{aside}</div>}
        </div>
      )}
      {children}
    </section>
  );
}
