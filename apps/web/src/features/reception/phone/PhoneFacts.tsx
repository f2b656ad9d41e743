import { Skeleton, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMe } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { Facts } from '@/ui/Facts';
import { useMyChannel } from '../useMyChannel';
import { PhoneStateLine } from './PhoneStateLine';
import { phoneTexts } from './phone.texts';
import { usePhone, usePhoneState } from './usePhone';

/** What a face-capture app has to be told so that it moves my avatar, and whether it does. */
export function PhoneFacts() {
  const t = useTexts(phoneTexts);
  const { data: me } = useMe();
  const channel = useMyChannel();
  const isSilent = usePhoneState(usePhone()).is === 'silent';
  const isSeated = me && me.channelId !== null;
  const isKnown = me && (channel || !isSeated);
  const orNone = (value: string | number | null | undefined): ReactNode => {
    if (!isKnown) return <Skeleton height={12} width="60%" my={6} />;
    return value || <None />;
  };
  return (
    <>
      <Facts
        facts={[
          { label: t.subject, value: orNone(me?.subjectName) },
          { label: t.channel, value: orNone(channel?.name) },
          { label: t.ip, value: orNone(channel?.streaming_server_ip) },
          { label: t.port, value: orNone(channel?.face_capture_port) },
        ]}
      />
      {channel?.face_capture_port && <PhoneStateLine />}
      {isKnown && !isSeated && <Hindrance>{t.noChannel}</Hindrance>}
      {isSilent && channel && channel.face_capture !== 'heard' && (
        <Hindrance>{t.hindrance[channel.face_capture]}</Hindrance>
      )}
    </>
  );
}

function None() {
  const { none } = useTexts(phoneTexts);
  return (
    <Text span inherit c="dimmed">
      {none}
    </Text>
  );
}

function Hindrance({ children }: { children: string }) {
  return (
    <Text mt="sm" fz="sm" c="dimmed">
      {children}
    </Text>
  );
}
