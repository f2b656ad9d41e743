import { Switch } from '@mantine/core';
import { useTexts } from '@/language/LanguageProvider';
import { Panel } from '@/ui/Panel';
import { signageFormTexts } from './signageForm.texts';

/** Whether the device draws the avatar of a call by itself, or is sent a film of it. */
export function AvatarDelivery({ isFilmed, onChange }: { isFilmed: boolean; onChange: (isFilmed: boolean) => void }) {
  const t = useTexts(signageFormTexts);
  return (
    <Panel title={t.avatar.title}>
      <Switch
        label={t.avatar.filmed}
        description={t.avatar.hint}
        checked={isFilmed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </Panel>
  );
}
