import { Button } from '@mantine/core';
import { IconX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { callListTexts } from './callList.texts';

/** A condition that was brought along from another page: it can only be taken back. */
export function OnlyOne({ word, onLift }: { word: string; onLift: () => void }) {
  const t = useTexts(callListTexts);
  return (
    <Button
      variant="light"
      rightSection={<IconX size={16} stroke={1.8} aria-hidden />}
      aria-label={t.lift(word)}
      onClick={onLift}
    >
      {word}
    </Button>
  );
}
