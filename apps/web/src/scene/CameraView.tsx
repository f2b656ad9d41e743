import type { Pose } from '@mukae/contract/domain/character/builtIn';
import type { Arrangement } from '@mukae/contract/domain/scene/arrangement';
import type { LookName } from '@mukae/contract/domain/scene/sceneLook';
import type { Size } from '@mukae/contract/domain/signage/size';
import { AvatarPlace } from './AvatarPlace';
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
              isCalling={state.scene === 'Calling'}
              voice={active?.voices?.staff ?? null}
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

/** In a picture, whoever is sorry bows; in a small frame that would hide the face. */
const poseOf = ({ bows }: Bearing, { block }: Standing): Pose => (bows !== 'never' && !block.isFramed ? 'bow' : 'fold');
