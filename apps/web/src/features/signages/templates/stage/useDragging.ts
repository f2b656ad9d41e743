import type { Box } from '@mukae/contract/domain/scene/block';
import { dragged, reachAt } from '@mukae/contract/domain/scene/dragging';
import type { Hold } from '@mukae/contract/domain/scene/pulling';
import { type PointerEvent, useRef } from 'react';
import { useEditor } from '../editing/EditorContext';
import { useStage } from './StageContext';
import type { BlockPlaces, PlacedBlock } from './usePlaces';

/** A hand that trembles presses; it does not drag. In pixels of the page. */
const trembling = 4;

interface Drag {
  placed: PlacedBlock;
  hold: Hold;
  from: { x: number; y: number };
  box: Box | null;
}

/** What a block, or a handle of it, does with a pointer. */
export interface BlockGrip {
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: () => void;
  onPointerCancel: () => void;
}

/** Blocks in the hand: shown where they are at once, and part of the draft when they are let go. */
export function useDragging(
  { put }: BlockPlaces,
  zoom: number,
  snaps: boolean,
): { gripOf: (placed: PlacedBlock, hold: Hold) => BlockGrip; takeBack: () => boolean } {
  const { selection, select } = useEditor();
  const { setMoving } = useStage();
  const drag = useRef<Drag | null>(null);

  const takeBack = (): boolean => {
    const wasDragged = drag.current?.box != null;
    drag.current = null;
    setMoving(null);
    return wasDragged;
  };

  const begin = (event: PointerEvent<HTMLElement>, placed: PlacedBlock, hold: Hold) => {
    if (event.button !== 0 || !event.isPrimary) return;
    // A finger on what is not selected scrolls; a mouse may drag at once.
    if (event.pointerType === 'touch' && selection !== placed.block) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    drag.current = { placed, hold, from: { x: event.clientX, y: event.clientY }, box: null };
  };

  const move = ({ clientX, clientY, altKey }: PointerEvent<HTMLElement>) => {
    const now = drag.current;
    if (!now) return;
    const way = { x: clientX - now.from.x, y: clientY - now.from.y };
    if (now.box === null && Math.hypot(way.x, way.y) < trembling) return;
    const { block, box, ground } = now.placed;
    const reach = snaps && !altKey ? reachAt(zoom, ground.screen) : 0;
    const next = dragged(box, now.hold, { x: way.x / zoom, y: way.y / zoom }, ground, reach);
    now.box = next.box;
    setMoving({ block, ...next });
  };

  const end = () => {
    const done = drag.current;
    drag.current = null;
    if (!done?.box) return;
    put(done.placed.block, done.box);
    setMoving(null);
    select(done.placed.block);
  };

  return {
    gripOf: (placed, hold) => ({
      onPointerDown: (event) => begin(event, placed, hold),
      onPointerMove: move,
      onPointerUp: end,
      onPointerCancel: () => void takeBack(),
    }),
    takeBack,
  };
}
