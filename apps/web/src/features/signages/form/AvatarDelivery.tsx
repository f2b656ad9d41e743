import { Switch } from '@mantine/core';
import type { Field } from '@/forms/field';
import { flagOf } from '@/forms/fieldProps';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { signageFormTexts } from './signageForm.texts';

/** Whether the device draws the avatar of a call by itself, or is sent a film of it. */
export function AvatarDelivery({ isFilmed }: { isFilmed: Field<boolean> }) {
  const t = useTexts(signageFormTexts);
  return (
    <Panel title={t.avatar.title}>
      <Switch {...flagOf(isFilmed)} label={t.avatar.filmed} description={t.avatar.hint} />
    </Panel>
  );
}
