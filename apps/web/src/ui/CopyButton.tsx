import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@/icons';

export type CopyWords = { copy: string; copied: string };

export function CopyButton({ value, words }: { value: string; words: CopyWords }) {
  const clipboard = useClipboard();
  const Shape = clipboard.copied ? IconCheck : IconCopy;
  return (
    <Button
      variant="light"
      leftSection={<Shape size={18} stroke={1.6} aria-hidden />}
      onClick={() => clipboard.copy(value)}
    >
      <span aria-live="polite">{clipboard.copied ? words.copied : words.copy}</span>
    </Button>
  );
}
