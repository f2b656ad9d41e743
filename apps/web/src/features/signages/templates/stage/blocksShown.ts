import { arrange } from '@mukae/contract/domain/scene/arrangement';
import type { Box } from '@mukae/contract/domain/scene/block';
import { type MovableBlock, movedTo } from '@mukae/contract/domain/scene/blockBoxes';
import { blockRoom, buttonsPlace } from '@mukae/contract/domain/scene/blockRoom';
import { presets } from '@mukae/contract/domain/scene/presets';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import { type SceneTemplate, touchButtonsShown } from '@mukae/contract/domain/template/sceneTemplate';
import { hasTouchButtons } from '@mukae/contract/domain/template/template';
import { sampleState } from '@/scene/sampleState';
import { canCall } from '@/scene/sceneState';
import { telopIn } from '@/scene/telopIn';

/** A block of a scene that can be moved. */
interface ShownBlock {
  block: MovableBlock;
  box: Box;
  /** Where it may stand. */
  room: Box;
  smallest: Size;
}

/** What of an arrangement the editor works with: the same that visitors see, while nobody speaks. */
export function arrangementShown(scene: Scene, template: SceneTemplate, size: Size) {
  const state = sampleState(scene);
  return arrange(telopIn(template, state, null), {
    orientation: orientationOf(size),
    scene,
    canCall: canCall(state),
    isSharing: false,
    dialogue: null,
    canAsk: false,
    hasCaption: false,
    hasNotice: false,
    mediaFailed: false,
  });
}

/** Where the blocks of a scene stand that can be moved, back to front; what is not seen is not there. */
export function blocksShown(scene: Scene, template: SceneTemplate, size: Size): ShownBlock[] {
  const orientation = orientationOf(size);
  const { counter, avatar, media, telop } = arrangementShown(scene, template, size);
  const { head, hands } = presets[orientation];
  const { boxes, row } = template;
  const asked = { row, count: touchButtonsShown(template).length };
  const hasButtons = hasTouchButtons(scene, orientation) && asked.count > 0;
  const places: readonly [MovableBlock, Box | null][] = [
    ['media', media],
    ['avatar', avatar],
    ['logo', template.showsLogo && (template.logo || template.host) ? movedTo(head.logo, boxes.logo) : null],
    ['telop', telop],
    ['buttons', hasButtons ? buttonsPlace(hands, asked, boxes.buttons) : null],
  ];
  return places.flatMap(([block, box]) => (box ? [{ block, box, ...blockRoom(block, counter, hands, asked) }] : []));
}
