import { Title } from '@mantine/core';
import { EntranceHead } from '@/features/entrance';
import { IconPlugConnected } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import { AfterDelay } from '@/ui/AfterDelay';
import { Lobby } from '@/ui/Lobby';
import { CodeToType } from './CodeToType';
import classes from './PairingPage.module.css';
import type { DevicePairing } from './pairing';
import { pairingTexts } from './pairing.texts';

/** Somebody waits in the door for the administrator; the code stands beside it, to be read from across the room. */
export function PairingPage({ pairing }: { pairing: Exclude<DevicePairing, { step: 'paired' }> }) {
  const t = useTexts(pairingTexts);
  return (
    <div className={classes.page}>
      <div className={classes.head}>
        <EntranceHead />
      </div>
      <div className={classes.scene} aria-hidden>
        <Lobby lit={pairing.step === 'waiting'}>
          <img className={classes.figure} src="/characters/kei/guide.webp" alt="" fetchPriority="high" />
        </Lobby>
      </div>
      <main className={classes.sheet}>
        <Title order={1} className={classes.title}>
          {t.title}
        </Title>
        <p className={classes.lead}>{t.lead}</p>
        {pairing.step === 'waiting' ? (
          <CodeToType code={pairing.code} until={pairing.until} />
        ) : (
          <AfterDelay>
            <p className={classes.starting}>{t.starting}</p>
          </AfterDelay>
        )}
        <p className={classes.away} role="status">
          {pairing.isAway && (
            <>
              <IconPlugConnected className={classes.shape} stroke={1.8} aria-hidden />
              {t.away}
            </>
          )}
        </p>
      </main>
    </div>
  );
}
