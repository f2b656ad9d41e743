import { movableBlocks } from '@mukae/contract/domain/scene/blockBoxes';
import { dragged } from '@mukae/contract/domain/scene/dragging';
import { useKeyDown } from '@/ui/keys/useKeyDown';
import { useEditor } from '../editing/EditorContext';
import type { BlockPlaces } from './usePlaces';

const ways: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const largeStep = 10;

/** They have arrows and Escape of their own. */
const busy =
  'input, textarea, select, button, a, [contenteditable], [role="dialog"], [role="slider"], [role="listbox"]';

/**
 * Arrows move the block that has the focus, or else the selected one while nothing else wants them; with Ctrl or ⌘ they
 * make it larger or smaller. Escape takes back what is in the hand, or ends the selection.
 */
export function useBlockKeys({ blocks, put }: BlockPlaces, takeBack: () => boolean): void {
  const { selection, select } = useEditor();

  const blockMeant = (target: EventTarget | null) => {
    if (!(target instanceof Element)) return null;
    const focused = target.closest<HTMLElement>('[data-block]')?.dataset.block;
    const own = movableBlocks.find((block) => block === focused);
    return own ?? (target.closest(busy) ? null : selection);
  };

  // Before anything else hears it: an Escape that takes back a drag closes no drawer.
  useKeyDown(
    (event) => {
      if (event.key === 'Escape') {
        if (takeBack()) event.stopPropagation();
        else if (selection && blockMeant(event.target)) select(null);
        return;
      }
      const way = ways[event.key];
      const meant = way && !event.altKey && blockMeant(event.target);
      const placed = meant && blocks.find(({ block }) => block === meant);
      if (!placed) return;
      event.preventDefault();
      const step = event.shiftKey ? largeStep : 1;
      const resizes = event.ctrlKey || event.metaKey;
      const by = { x: way.x * step, y: way.y * step };
      const { box } = dragged(placed.box, resizes ? 'se' : 'whole', by, placed.ground, 0);
      put(placed.block, box, `${resizes ? 'resize' : 'move'} ${placed.block}`);
    },
    { isFirst: true },
  );
}
