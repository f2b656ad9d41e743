import type { Avatar } from '../../avatar/avatar';
import type { SceneCharacter } from '../sceneState';

type Load = (canvas: HTMLCanvasElement) => Promise<Avatar>;

const canPaint = (): boolean => document.createElement('canvas').getContext('2d') !== null;

/** Undefined: of this character there is only a picture. What draws the others is fetched when it is needed. */
export function avatarLoader(character: SceneCharacter): Load | undefined {
  if (character.kind === 'picture') return undefined;
  return async (canvas) => {
    if (!canPaint()) throw new Error('this page has no canvas');
    const { loadVectorAvatar } = await import('../../avatar/vectorAvatar');
    return loadVectorAvatar(character.id, canvas);
  };
}
