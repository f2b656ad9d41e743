import { Text } from '@mantine/core';
import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { HowThere } from '@mukae/contract/domain/call/otherSide';
import { portrait } from '@mukae/contract/domain/signage/size';
import type { CallOnWire } from '@mukae/contract/realtime/messageFields';
import { type ReactNode, useMemo } from 'react';
import type { Movement } from '@/avatar/stream/movement';
import { useTexts } from '@/language/LanguageProvider';
import { DrawnScene } from '@/scene/DrawnScene';
import { drawnFreely } from '@/scene/figure/drawnFreely';
import { sceneCharacterOf } from '@/scene/sceneCharacterOf';
import type { SceneState } from '@/scene/sceneState';
import type { VoiceLevel } from '@/scene/voiceLevel';
import type { Sharing } from '../call/ScreenShare';
import classes from './SignagePreview.module.css';
import { templateOnSignage } from './shownOnSignage';
import { stageTexts } from './stage.texts';
import type { CalledSignage } from './useCalledSignage';

interface Voices {
  staff: VoiceLevel;
  visitor: VoiceLevel;
}

interface Line {
  share: Sharing;
  voices: Voices;
  /** What I am to the visitor. */
  staff: HowThere;
}

/** Who came by a link has no button to end it. */
const stateOf = (
  { kind, canVisitorCall, writtenLine, meeting }: CallOnWire,
  { share, voices, staff }: Line,
): SceneState =>
  kind === 'monitoring'
    ? { scene: 'Monitoring', canCall: canVisitorCall }
    : { scene: 'Active', share, caption: writtenLine, staff, canEnd: meeting === null, voices };

/** The signage in small, drawn by the same hand as the signage itself. */
export function SignagePreview({
  call,
  signage,
  character,
  share,
  voices,
  staff,
  movement,
  children,
}: Line & {
  call: CallOnWire;
  signage: CalledSignage | undefined;
  character: CharacterAnswer | undefined;
  movement: Movement | null;
  /** What is to be said about the avatar. */
  children?: ReactNode;
}) {
  const t = useTexts(stageTexts);
  const template = useMemo(() => signage && templateOnSignage(signage.templates, call), [signage, call]);
  const { width, height } = signage?.size ?? portrait;
  return (
    <section className={classes.stage} aria-label={t.title} style={{ '--ratio': width / height }}>
      <div className={classes.room}>
        <div className={classes.frame}>
          {template && character ? (
            <DrawnScene
              template={template}
              state={stateOf(call, { share, voices, staff })}
              size={{ width, height }}
              character={sceneCharacterOf(character)}
              figure={drawnFreely(movement)}
            />
          ) : (
            <span className={classes.loading}>{t.loading}</span>
          )}
        </div>
      </div>
      <Text size="xs" c="dimmed" aria-hidden>
        {t.title}
      </Text>
      {children}
    </section>
  );
}
