import { Button } from '@mantine/core';
import { Link } from 'react-router';
import type { IconSettings } from '@/icons';
import classes from './RowLink.module.css';

/** From a row of a list to something of it. In a small table that is full of long words its icon stands alone. */
export function RowLink({
  to,
  word,
  label,
  Icon,
  variant = 'light',
}: {
  to: string;
  word: string;
  label: string;
  Icon: typeof IconSettings;
  variant?: 'light' | 'subtle';
}) {
  return (
    <Button
      component={Link}
      to={to}
      variant={variant}
      size="xs"
      classNames={{ root: classes.link, section: classes.icon, label: classes.word }}
      leftSection={<Icon size={16} stroke={1.6} aria-hidden />}
      aria-label={label}
      title={label}
    >
      {word}
    </Button>
  );
}
