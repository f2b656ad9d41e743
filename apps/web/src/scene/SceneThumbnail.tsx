import { DrawnScene, type SceneProps } from './DrawnScene';

/** A scene at rest: nothing moves, a film shows its first picture, there is nothing to touch. */
export const SceneThumbnail = (props: Pick<SceneProps, 'template' | 'state' | 'size' | 'character'>) => (
  <DrawnScene {...props} isStill />
);
