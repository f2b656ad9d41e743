import { Scene, type SceneProps } from './Scene';

/** A scene at rest: nothing moves, a film shows its first picture, there is nothing to touch. */
export const SceneThumbnail = (props: Pick<SceneProps, 'template' | 'state' | 'size' | 'character'>) => (
  <Scene {...props} isStill />
);
