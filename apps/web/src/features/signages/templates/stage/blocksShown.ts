import { arrange } from '@mukae/contract/domain/scene/arrangement';
import type { Box } from '@mukae/contract/domain/scene/block';
import { type MovableBlock, movedTo } from '@mukae/contract/domain/scene/blockBoxes';
import { presets } from '@mukae/contract/domain/scene/presets';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { type SceneTemplate, touchButtonsShown } from '@mukae/contract/domain/template/sceneTemplate';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import { sampleState } from '@/scene/sampleState';
import { canCall } from '@/scene/sceneState';
import { telopIn } from '@/scene/telopIn';

/** Where the blocks of a scene stand that can be moved, back to front; what is not seen is not there. */
export function blocksShown(scene: Scene, template: SceneTemplate, size: Size): { block: MovableBlock; box: Box }[] {
  const orientation = orientationOf(size);
  const state = sampleState(scene);
  const told = telopIn(template, state, null);
  const { avatar, media, telop } = arrange(told, {
    orientation,
    scene,
    canCall: canCall(state),
    isSharing: false,
    hasCaption: false,
    hasNotice: false,
    mediaFailed: false,
  });
  const { head, hands } = presets[orientation];
  const hasButtons = hasTouchButtons(scene, orientation) && touchButtonsShown(template).length > 0;
  const buttons = hasButtons && hands.touch ? hands.touch[template.row].buttons : null;
  const { boxes } = template;
  const places: readonly [MovableBlock, Box | null][] = [
    ['avatar', avatar],
    ['logo', template.showsLogo && (template.logo || template.host) ? movedTo(head.logo, boxes.logo) : null],
    ['media', media],
    ['telop', telop],
    ['buttons', buttons && movedTo(buttons, boxes.buttons)],
  ];
  return places.flatMap(([block, box]) => (box ? [{ block, box }] : []));
}
