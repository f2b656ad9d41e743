import { Text } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { portrait } from '@mukae/contract/domain/signage/size';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { useMemo } from 'react';
import type { Movement } from '@/avatar/stream/movement';
import { useTexts } from '@/language/LanguageProvider';
import { DrawnScene } from '@/scene/DrawnScene';
import { drawnFreely } from '@/scene/figure/drawnFreely';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import type { SceneNotice, SceneState, VoiceLevel } from '@/scene/sceneState';
import type { Sharing } from '../call/ScreenShare';
import classes from './SignagePreview.module.css';
import { templateOnSignage } from './shownOnSignage';
import { stageTexts } from './stage.texts';
import type { CalledSignage } from './useCalledSignage';

interface Voices {
  staff: VoiceLevel;
  visitor: VoiceLevel;
}

const stateOf = ({ kind, canVisitorCall }: CallOnWire, share: Sharing, voices: Voices): SceneState =>
  kind === 'monitoring'
    ? { scene: 'Monitoring', canCall: canVisitorCall }
    : { scene: 'Active', share, caption: null, canEnd: true, voices };

/** The signage in small, drawn by the same hand as the signage itself. */
export function SignagePreview({
  call,
  signage,
  character,
  share,
  voices,
  notice,
  movement,
}: {
  call: CallOnWire;
  signage: CalledSignage | undefined;
  character: CharacterAnswer | undefined;
  share: Sharing;
  voices: Voices;
  notice: SceneNotice | null;
  movement: Movement | null;
}) {
  const t = useTexts(stageTexts);
  const template = useMemo(() => signage && templateOnSignage(signage.templates, call), [signage, call]);
  const { width, height } = signage?.size ?? portrait;
  return (
    <section className={classes.stage} aria-label={t.title}>
      <div className={classes.frame} style={{ aspectRatio: `${width} / ${height}` }}>
        {template && character ? (
          <DrawnScene
            template={template}
            state={stateOf(call, share, voices)}
            size={{ width, height }}
            character={sceneCharacterOf(character)}
            figure={drawnFreely(movement)}
            notice={notice}
          />
        ) : (
          <span className={classes.loading}>{t.loading}</span>
        )}
      </div>
      <Text size="xs" c="dimmed" aria-hidden>
        {t.title}
      </Text>
    </section>
  );
}
