import { bareTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { DrawnScene } from '@/scene/DrawnScene';
import { quietStandby, type SceneCharacter } from '@/scene/sceneState';
import { useScreenSize } from './useScreenSize';

/** A scene with nothing to touch: before the station is open, and for who only looks at the page. */
export function QuietStage({ scene, character }: { scene: 'Standby' | 'Offline'; character: SceneCharacter }) {
  const state = scene === 'Offline' ? ({ scene, isCutOff: false, isLong: false } as const) : quietStandby;
  return <DrawnScene template={bareTemplate} state={state} size={useScreenSize(undefined)} character={character} />;
}
