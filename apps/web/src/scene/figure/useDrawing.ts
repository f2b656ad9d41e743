import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Gaze } from '@/avatar/avatar';
import { Drawing } from '@/avatar/drawing/drawing';
import type { DrawnFigure, SceneCharacter } from '../sceneState';
import { avatarLoader } from './avatarLoader';

/** Draws a character that stays the same. Until `isDrawn`, and where nothing can be drawn, the canvas is empty. */
export function useDrawing(
  character: SceneCharacter,
  { movement, mayMove, onCannotDraw }: DrawnFigure,
  { gaze, welcomes }: { gaze: Gaze | null; welcomes: boolean },
): { canvas: RefObject<HTMLCanvasElement | null>; isDrawn: boolean } {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const begin = useEffectEvent((): Drawing | null => {
    if (!canvas.current) return null;
    return new Drawing({
      canvas: canvas.current,
      load: avatarLoader(character),
      mayMove,
      onDrawn: () => setIsDrawn(true),
      onUnable: (because) => {
        setIsDrawn(false);
        onCannotDraw(because);
      },
    });
  });

  useEffect(() => {
    const begun = begin();
    setDrawing(begun);
    return () => begun?.stop();
  }, []);
  useEffect(() => drawing?.moveBy(movement), [drawing, movement]);
  useEffect(() => drawing?.lookAt(gaze), [drawing, gaze]);
  useEffect(() => drawing?.welcome(welcomes), [drawing, welcomes]);
  return { canvas, isDrawn };
}
