import { ActionIcon, Tooltip } from '@mantine/core';
import type { Reservation } from '@mukae/contract/calls/reservationFields';
import { IconCopy } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { sharingTexts } from './sharing.texts';
import { useLinkCopy } from './useLinkCopy';

export function LinkCopyIcon({ reservation: { title, link } }: { reservation: Pick<Reservation, 'title' | 'link'> }) {
  const t = useTexts(sharingTexts);
  const copy = useLinkCopy();
  return (
    <Tooltip label={t.copy}>
      <ActionIcon variant="subtle" color="gray" size={40} aria-label={t.copyOf(title)} onClick={() => copy(link)}>
        <IconCopy size={19} stroke={1.6} aria-hidden />
      </ActionIcon>
    </Tooltip>
  );
}
