import type { Box } from '@mukae/contract/domain/scene/block';
import { boxOnCanvas, type MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import { boxOn } from '@mukae/contract/domain/scene/designCanvas';
import type { DragGround } from '@mukae/contract/domain/scene/dragging';
import { sharesOf } from '@mukae/contract/domain/scene/screenPixels';
import type { Size } from '@mukae/contract/domain/signage/size';
import type { SceneTemplate } from '@mukae/contract/domain/template/sceneTemplate';
import { useMemo } from 'react';
import { useEditor } from '../editing/EditorContext';
import { blocksShown } from './blocksShown';

/** A block at its place, in pixels of the screen. */
export interface PlacedBlock {
  block: MovableBlock;
  box: Box;
  ground: DragGround;
}

export interface BlockPlaces {
  size: Size;
  seen: SceneTemplate;
  /** Back to front. */
  blocks: readonly PlacedBlock[];
  /** Changes of one `kind` in quick succession are undone together. */
  put: (block: MovableBlock, box: Box, kind?: string) => void;
}

const areSame = (one: Box, other: Box): boolean =>
  one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height;

/** Where the blocks of the edited template stand on the real screen, and how they get elsewhere. */
export function usePlaces(): BlockPlaces {
  const { template, wanted, forVisitors, edit } = useEditor();
  const { size } = wanted;
  const seen = useMemo(() => forVisitors(template), [forVisitors, template]);
  const blocks = useMemo(() => {
    const standing = blocksShown(template.scene, seen, size).map((one) => ({ ...one, box: boxOn(size, one.box) }));
    return standing.map(({ block, box, room, smallest }) => ({
      block,
      box,
      ground: {
        screen: size,
        room: boxOn(size, room),
        smallest: { width: smallest.width * size.width, height: smallest.height * size.height },
        others: standing.filter((other) => other.block !== block).map((other) => other.box),
      },
    }));
  }, [template.scene, seen, size]);

  const put = (block: MovableBlock, box: Box, kind?: string) => {
    const before = blocks.find((one) => one.block === block);
    if (!before || areSame(before.box, box)) return;
    edit({ boxes: { ...template.boxes, [block]: boxOnCanvas(sharesOf(size, box)) } }, kind);
  };
  return { size, seen, blocks, put };
}
