import { Text } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { ReactNode } from 'react';
import type { Movement } from '@/avatar/stream/movement';
import { useTexts } from '@/language/LanguageProvider';
import { drawnFreely } from '@/scene/figure/drawnFreely';
import { LivePortrait } from '@/scene/LivePortrait';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import type { VoiceLevel } from '@/scene/sceneState';
import { useVoice } from '@/scene/useVoice';
import { Arch } from '@/ui/Arch';
import { Panel } from '@/ui/Panel';
import classes from './MyAvatar.module.css';
import { meTexts } from './me.texts';

const size = { width: 132, height: 161 };

/** As whom I serve, as the visitor sees me; the ring of light follows my voice. */
export function MyAvatar({
  character,
  movement,
  voice,
  state,
  children,
}: {
  character: CharacterAnswer | undefined;
  /** Null: nobody sees my avatar. */
  movement: Movement | null;
  voice: VoiceLevel;
  state: 'spoken' | 'aside' | 'muted' | 'watching';
  children?: ReactNode;
}) {
  const t = useTexts(meTexts);
  const ref = useVoice(voice);
  return (
    <Panel title={t.title} className={classes.panel}>
      <div ref={ref} className={classes.ring} data-quiet={state !== 'spoken' || undefined}>
        <Arch
          picture={character?.image_url}
          letter=""
          width={size.width}
          ratio={size.height / size.width}
          off={state === 'watching'}
        >
          {movement && character && (
            <LivePortrait character={sceneCharacterOf(character)} figure={drawnFreely(movement)} size={size} />
          )}
        </Arch>
      </div>
      <Text fw={700} className={classes.name}>
        {character?.name ?? '\u00a0'}
      </Text>
      <Text size="xs" c="dimmed" className={classes.words}>
        {t[state]}
      </Text>
      {children}
    </Panel>
  );
}
