import type { Pose } from '@mukae/contract/domain/character/builtIn';
import type { Arrangement } from '@mukae/contract/domain/scene/arrangement';
import type { LookName } from '@mukae/contract/domain/scene/sceneLook';
import type { Size } from '@mukae/contract/domain/signage/size';
import { AvatarPlace } from './AvatarPlace';
import { dialogueIn } from './dialogueIn';
import { Fading } from './Fading';
import type { Bearing } from './figure/bearing';
import { FigureCanvas } from './figure/FigureCanvas';
import { keyOf } from './keyOf';
import { Light, ScreenLight } from './Light';
import { Lit } from './Lit';
import { SharedScreen } from './SharedScreen';
import type { SceneCharacter, SceneFigure, SceneState } from './sceneState';
import { type Standing, standingOn } from './standing';
import { useIsStill } from './stillness';
import type { VoiceLevel } from './voiceLevel';

/** Who stands behind the counter, in which light, and what she shows. */
export function CameraView({
  arrangement,
  state,
  look,
  canvas,
  character,
  figure,
  bearing,
}: {
  arrangement: Arrangement;
  state: SceneState;
  look: LookName;
  canvas: Size;
  character: SceneCharacter;
  figure: SceneFigure;
  bearing: Bearing;
}) {
  const isStill = useIsStill();
  const { media, screen } = arrangement;
  const standing = arrangement.avatar && standingOn(canvas, arrangement.avatar, character);
  const active = state.scene === 'Active' ? state : null;
  return (
    <>
      <Fading id={isStill ? look : `${look} ${keyOf(arrangement.avatar)} ${keyOf(media)}`}>
        <Lit look={look}>
          {screen && <ScreenLight screen={screen} canvas={canvas} />}
          {standing && (
            <Light
              standing={standing}
              media={media}
              canvas={canvas}
              isCalling={look === 'Calling'}
              voice={active?.voices?.staff ?? listenedTo(state)}
            />
          )}
        </Lit>
      </Fading>
      <Lit look={look}>
        {standing && (
          <AvatarPlace standing={standing} canvas={canvas}>
            <FigureCanvas character={character} pose={poseOf(bearing, standing)} figure={figure} bearing={bearing} />
          </AvatarPlace>
        )}
      </Lit>
      <Fading id={keyOf(screen)}>
        {active?.share && screen && (
          <Lit look={look}>
            <SharedScreen share={active.share} block={screen} />
          </Lit>
        )}
      </Fading>
    </>
  );
}

/** The light is that of whoever speaks: a visitor who is listened to, too. */
function listenedTo(state: SceneState): VoiceLevel | null {
  const dialogue = dialogueIn(state);
  return dialogue?.is === 'listening' ? dialogue.voice : null;
}

/** In a small frame a bow would hide the face, and an arm would not be seen. */
const poseOf = ({ pose }: Bearing, { block }: Standing): Pose => (block.isFramed ? 'fold' : pose);
