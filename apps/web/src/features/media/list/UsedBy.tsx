import { Text } from '@mantine/core';
import type { MediaAnswer } from '@mukae/contract/calls/media';
import { useTexts } from '@/language/LanguageProvider';
import { mediaTexts } from '../media.texts';

/** The first screen that shows it, and how many more do. */
export function UsedBy({ medium: { usedBy, useCount } }: { medium: MediaAnswer }) {
  const { list: t } = useTexts(mediaTexts);
  const [first] = usedBy;
  if (!first) {
    return (
      <Text span size="sm" c="dimmed">
        {t.none}
      </Text>
    );
  }
  const place = t.place(first.storeName, first.name);
  return (
    <Text span size="sm">
      {useCount > 1 ? t.andMore(place, useCount - 1) : place}
    </Text>
  );
}
