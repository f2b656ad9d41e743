import { Text } from '@mantine/core';

/** What stands in a row and leads nowhere. */
export function Quiet({ text }: { text: string }) {
  return (
    <Text span size="sm" c="dimmed">
      {text}
    </Text>
  );
}
