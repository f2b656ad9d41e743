import { driftAt } from '@mukae/contract/domain/scene/drift';
import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { type RefObject, useEffect, useRef } from 'react';

const shortSide = 1080;

/** Moves everything a little, one step at a time: no panel burns in, and between the steps nothing is drawn. */
export function useDrift(isStill: boolean): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isStill) return;
    let step = 0;
    const timer = setInterval(() => {
      step += 1;
      const { x, y } = driftAt(step);
      ref.current?.style.setProperty('transform', `translate(${x * shortSide}px, ${y * shortSide}px)`);
    }, sceneMotion.driftStepMs);
    return () => clearInterval(timer);
  }, [isStill]);
  return ref;
}
