import { Text } from '@mantine/core';
import type { UserAnswer } from '@mukae/contract/calls/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { Panel } from '@/ui/Panel';
import { profileTexts } from './profile.texts';

/** A signage is named and placed by its administrator. */
export function ReadOnlyProfile({ me }: { me: UserAnswer }) {
  const t = useTexts(profileTexts);
  return (
    <Panel space="form" title={t.basics}>
      <Facts
        facts={[
          { label: t.signage.loginId, value: me.loginId },
          { label: t.signage.name, value: me.name },
        ]}
      />
      <Text size="sm" c="dimmed" mt="md">
        {t.signage.readOnly}
      </Text>
    </Panel>
  );
}
