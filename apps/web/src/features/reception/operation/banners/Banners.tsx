import { Alert } from '@mantine/core';
import { errors } from '@mukae/contract/errors/errors';
import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';
import { IconAlertTriangle, IconCloudOff } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import { useSocket } from '@/live/useLive';
import { ErrorBanner } from '@/ui/ErrorBanner';
import classes from './Banners.module.css';
import { bannersTexts } from './banners.texts';

/** The one thing to know first: without a signage its picture does not matter, without a connection nothing does. */
export function CallBanner({
  trouble,
  isSignageLost,
  isSignageStuck,
}: {
  trouble: ConnectionFacts['trouble'];
  isSignageLost: boolean;
  isSignageStuck: boolean;
}) {
  const t = useTexts(bannersTexts);
  if (trouble) return <ErrorBanner msg={t[trouble]} />;
  if (isSignageLost) return <SignageLostBanner />;
  if (!isSignageStuck) return null;
  return (
    <Alert color="kin" role="alert" icon={<IconAlertTriangle size={20} stroke={1.8} aria-hidden />}>
      <span className={classes.words}>{t.stuck}</span>
    </Alert>
  );
}

export function SignageLostBanner() {
  const { language } = useLanguage();
  const { code, text } = errors.signageLost;
  return <ErrorBanner code={code} msg={text[language]} />;
}

/** Media goes from page to page: nothing is broken yet, so nothing is loud. */
export function SocketBanner() {
  const t = useTexts(bannersTexts);
  return useSocket().is === 'lost' ? (
    <div className={classes.quiet} role="status">
      <IconCloudOff size={18} stroke={1.7} aria-hidden />
      {t.socketLost}
    </div>
  ) : null;
}
