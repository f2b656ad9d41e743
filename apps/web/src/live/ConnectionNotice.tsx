import { Alert } from '@mantine/core';
import { IconAlertCircle, IconPlugConnectedX } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import classes from './ConnectionNotice.module.css';
import { connectionTexts } from './connection.texts';
import { useSocket } from './useLive';
import { useLostLong } from './useLostLong';

/** Says that the page is cut off. It stays quiet: the channel comes back by itself. */
export function ConnectionNotice() {
  const t = useTexts(connectionTexts);
  const socket = useSocket();
  const isLost = useLostLong();
  const isUnsupported = socket.is === 'closed' && socket.because === 'unsupported';
  return (
    <div className={classes.place}>
      <div role="status">
        {isLost && (
          <div className={classes.lost}>
            <IconPlugConnectedX size={18} stroke={1.8} aria-hidden />
            {t.lost}
          </div>
        )}
      </div>
      {isUnsupported && (
        <Alert color="beni" role="alert" className={classes.alert} icon={<IconAlertCircle size={20} aria-hidden />}>
          {t.unsupported}
        </Alert>
      )}
    </div>
  );
}
