import { Button, Text } from '@mantine/core';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import { Suspense } from 'react';
import { Navigate } from 'react-router';
import { useNow } from '@/dates/useNow';
import { LateTokenExpiredDialog } from '@/features/accounts';
import { useTexts } from '@/language/LanguageProvider';
import { AfterDelay } from '@/ui/AfterDelay';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { MeetingSheet } from './MeetingSheet';
import { type StartTime, useStartTime } from './useStartTime';
import { WaitingWords } from './WaitingWords';
import { waitingRoomTexts } from './waitingRoom.texts';

/** Somebody came early: she is shown to a seat, and taken in when it is time. */
export function WaitingRoom({ token }: { token: string }) {
  const now = useNow();
  const { startTime, ask } = useStartTime(token);

  if (startTime.kind === 'known' && startTime.hasBegun)
    return <Navigate to="/app/signage/view" state={{ date: toJapanIso(startTime.start), token }} replace />;

  return (
    <MeetingSheet figure="/characters/kei/fold.webp">
      <Words startTime={startTime} now={now} onAskAgain={ask} />
      {startTime.kind === 'expired' && (
        <Suspense fallback={null}>
          <LateTokenExpiredDialog />
        </Suspense>
      )}
    </MeetingSheet>
  );
}

function Words({ startTime, now, onAskAgain }: { startTime: StartTime; now: Date; onAskAgain: () => void }) {
  const t = useTexts(waitingRoomTexts);
  switch (startTime.kind) {
    case 'known':
      return <WaitingWords start={startTime.start} now={new Date(now.getTime() + startTime.clockAheadMs)} />;
    case 'refused':
      return (
        <ErrorBanner
          code={startTime.code}
          msg={startTime.msg}
          action={
            <Button variant="light" size="sm" onClick={onAskAgain}>
              {t.again}
            </Button>
          }
        />
      );
    case 'asking':
      return (
        <AfterDelay>
          <Text c="dimmed" role="status">
            {t.loading}
          </Text>
        </AfterDelay>
      );
    case 'expired':
      return null;
  }
}
