import type { Avatar } from '@/avatar/avatar';
import type { SceneCharacter } from '../sceneState';

type Load = (canvas: HTMLCanvasElement) => Promise<Avatar>;

const canPaint = (): boolean => document.createElement('canvas').getContext('2d') !== null;

/** What draws a character is fetched when it is needed. */
export const avatarLoader =
  (character: SceneCharacter): Load =>
  async (canvas) => {
    if (character.kind === 'own') {
      const { loadVrmAvatar } = await import('@/avatar/vrm/vrmAvatar');
      return loadVrmAvatar(character.model, canvas);
    }
    if (!canPaint()) throw new Error('this page has no canvas');
    const { loadVectorAvatar } = await import('@/avatar/vectorAvatar');
    return loadVectorAvatar(character.id, canvas);
  };
