import { Menu } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { suspensionTexts } from './suspension.texts';
import type { useSuspension } from './useSuspension';

/** In the menu of a signage: whichever of the two can be done now. */
export function SuspensionItem({
  isSuspended,
  suspension,
}: {
  isSuspended: boolean;
  suspension: ReturnType<typeof useSuspension>;
}) {
  const t = useTexts(suspensionTexts);
  return isSuspended ? (
    <Menu.Item leftSection={<IconPlayerPlay size={18} stroke={1.6} aria-hidden />} onClick={suspension.restart}>
      {t.restart}
    </Menu.Item>
  ) : (
    <Menu.Item leftSection={<IconPlayerPause size={18} stroke={1.6} aria-hidden />} onClick={suspension.ask}>
      {t.suspend}
    </Menu.Item>
  );
}
