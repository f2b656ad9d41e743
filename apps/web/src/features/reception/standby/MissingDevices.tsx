import { IconAlertTriangle } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { useLive } from '@/live/useLive';
import classes from './MissingDevices.module.css';
import { standbyTexts } from './standby.texts';

const kinds = ['camera', 'microphone'] as const;

/** What a visitor cannot be seen or heard with at a signage. */
export function MissingDevices({ signageId }: { signageId: number }) {
  const { signages: t } = useTexts(standbyTexts);
  const devices = useLive((state) => state.devices.get(signageId));
  return kinds
    .filter((kind) => devices && devices[kind] !== 'granted')
    .map((kind) => (
      <div key={kind} className={classes.missing}>
        <IconAlertTriangle size={14} stroke={1.8} aria-hidden />
        {t.missing[kind]}
      </div>
    ));
}
