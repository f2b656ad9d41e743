import { Text } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { callsTexts } from './calls.texts';
import { lengthInWords } from './lengthInWords';

/** How long something took; null where there was nothing. */
export function Length({ seconds }: { seconds: number | null }) {
  const { none, units } = useTexts(callsTexts);
  if (seconds !== null) return lengthInWords(seconds * 1000, units);
  return (
    <Text span inherit c="dimmed" fw={400}>
      {none}
    </Text>
  );
}
