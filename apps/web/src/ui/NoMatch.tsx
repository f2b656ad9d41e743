import { Button } from '@mantine/core';
import classes from './NoMatch.module.css';

/** Nothing fits what was asked for: one line, and the way back to everything. */
export function NoMatch({ text, clear, onClear }: { text: string; clear: string; onClear: () => void }) {
  return (
    <div className={classes.noMatch}>
      <span role="status">{text}</span>
      <Button variant="light" size="xs" onClick={onClear}>
        {clear}
      </Button>
    </div>
  );
}
