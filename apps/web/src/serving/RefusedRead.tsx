import { Button } from '@mantine/core';
import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import { useTexts } from '@/language/LanguageProvider';
import { ErrorBanner } from '@/ui/ErrorBanner';
import { isOutOfReach } from './serverAway';
import { serviceTexts } from './service.texts';

/** Why something could not be read, and a way to try again. */
export function RefusedRead({
  refusal,
  isReading,
  onRetry,
}: {
  refusal: ErrorAnswer;
  isReading: boolean;
  onRetry: () => void;
}) {
  const t = useTexts(serviceTexts);
  const retry = (
    <Button size="xs" variant="default" loading={isReading} onClick={onRetry}>
      {t.retry}
    </Button>
  );
  return <ErrorBanner code={refusal.code} msg={isOutOfReach(refusal) ? t.notRead : refusal.msg} action={retry} />;
}
