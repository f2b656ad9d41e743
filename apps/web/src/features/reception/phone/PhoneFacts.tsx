import { Text } from '@mantine/core';
import { useTexts } from '../../../language/LanguageProvider';
import { Facts } from '../../../ui/Facts';
import { useMe } from '../../accounts/useMe';
import { useMyChannel } from '../useMyChannel';
import { PhoneStateLine } from './PhoneStateLine';
import { phoneTexts } from './phone.texts';

/** What a face-capture app has to be told so that it moves my avatar, and whether it does. */
export function PhoneFacts() {
  const t = useTexts(phoneTexts);
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
  const hindrance = me?.avatarChId === null ? t.noChannel : channel?.face_capture_port === null && t.notHeard;
  return (
    <>
      <Facts
        facts={[
          { label: t.subject, value: orNone(me?.subject_name) },
          { label: t.channel, value: orNone(channel?.name) },
          { label: t.ip, value: orNone(channel?.streaming_server_ip) },
          { label: t.port, value: orNone(channel?.face_capture_port) },
        ]}
      />
      {channel?.face_capture_port && <PhoneStateLine />}
      {hindrance && (
        <Text mt="sm" fz="sm" c="dimmed">
          {hindrance}
        </Text>
      )}
    </>
  );
}
