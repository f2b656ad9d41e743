import { Text } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../language/LanguageProvider';
import type { VoiceLevel } from '../../../../scene/sceneState';
import { useVoice } from '../../../../scene/useVoice';
import { Arch } from '../../../../ui/Arch';
import { Panel } from '../../../../ui/Panel';
import classes from './MyAvatar.module.css';
import { meTexts } from './me.texts';

/** As whom I serve; the ring of light follows my voice. */
export function MyAvatar({
  character,
  voice,
  state,
  children,
}: {
  character: CharacterAnswer | undefined;
  voice: VoiceLevel;
  state: 'spoken' | 'muted' | 'watching';
  children?: ReactNode;
}) {
  const t = useTexts(meTexts);
  const ref = useVoice(voice);
  return (
    <Panel title={t.title} className={classes.panel}>
      <div ref={ref} className={classes.ring} data-quiet={state !== 'spoken' || undefined}>
        <Arch picture={character?.image_url} letter="" width={132} off={state === 'watching'} />
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
