import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import type { Pose } from '@mukae/contract/domain/character/builtIn';
import { figureOf } from '@/features/characters';
import { Lobby } from '@/ui/Lobby';
import classes from './CharacterScene.module.css';

/** A character in the lit door. Before she is known, the door stands open; while nobody is there, it is dark. */
export function CharacterScene({
  character,
  pose,
  lit = true,
}: {
  character: CharacterAnswer | undefined;
  pose: Pose;
  lit?: boolean;
}) {
  const figure = lit && character ? figureOf(character, pose) : undefined;
  return (
    <div className={classes.scene}>
      <Lobby arch={0.5} floor={0.82} lit={lit}>
        {figure && (
          <img className={classes.figure} data-shape={figure.shape} data-pose={pose} src={figure.picture} alt="" />
        )}
      </Lobby>
    </div>
  );
}
