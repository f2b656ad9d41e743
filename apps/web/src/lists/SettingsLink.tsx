import { Button } from '@mantine/core';
import { Link } from 'react-router';
import { IconSettings } from '@/icons';

/** From a row of a list to its settings. */
export function SettingsLink({ to, word, label }: { to: string; word: string; label: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="light"
      size="xs"
      leftSection={<IconSettings size={16} stroke={1.6} aria-hidden />}
      aria-label={label}
    >
      {word}
    </Button>
  );
}
