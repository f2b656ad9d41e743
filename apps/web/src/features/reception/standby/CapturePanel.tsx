import { Text } from '@mantine/core';
import { useTexts } from '../../../language/LanguageProvider';
import { Facts } from '../../../ui/Facts';
import { Panel } from '../../../ui/Panel';
import { useMe } from '../../accounts/useMe';
import { standbyTexts } from './standby.texts';
import { useMyChannel } from './useMyChannel';

/** What a face-capture app has to be told so that it moves my avatar. */
export function CapturePanel() {
  const { capture: t } = useTexts(standbyTexts);
  const { data: me } = useMe();
  const channel = useMyChannel();
  const orNone = (value: string | number | null | undefined) =>
    value === undefined || value === null || value === '' ? (
      <Text span inherit c="dimmed">
        {t.none}
      </Text>
    ) : (
      value
    );
  return (
    <Panel title={t.title} aside={t.by}>
      <Facts
        facts={[
          { label: t.subject, value: orNone(me?.subject_name) },
          { label: t.channel, value: orNone(channel?.name) },
          { label: t.ip, value: orNone(channel?.streaming_server_ip) },
          { label: t.port, value: orNone(channel?.face_capture_port) },
        ]}
      />
    </Panel>
  );
}
