import { pairingPath } from '@mukae/contract/domain/pairing/pairing';
import { useNow } from '@/dates/useNow';
import { useTexts } from '@/language/LanguageProvider';
import { QrCode } from '@/ui/QrCode';
import classes from './CodeToType.module.css';
import { minutesAndSeconds } from './minutesAndSeconds';
import { pairingTexts } from './pairing.texts';

/** The code in two groups of three, how to use it, and how long it holds. */
export function CodeToType({ code, until }: { code: string; until: number }) {
  const t = useTexts(pairingTexts);
  const left = until - useNow().getTime();
  return (
    <>
      <p className={classes.code} role="img" aria-label={t.code(Array.from(code).join(' '))}>
        <span>{code.slice(0, 3)}</span>
        <span>{code.slice(3)}</span>
      </p>
      <p className={classes.left}>
        <span role="timer">{t.left(minutesAndSeconds(left))}</span> {t.renewal}
      </p>
      <div className={classes.ways}>
        <QrCode value={`${window.location.origin}${pairingPath(code)}`} label={t.qr} />
        <div>
          <p className={classes.scan}>{t.scan}</p>
          <ol className={classes.steps}>
            {t.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </div>
      </div>
    </>
  );
}
