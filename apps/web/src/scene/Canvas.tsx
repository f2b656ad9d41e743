import { orientationOf, type Size } from '@mukae/contract/domain/signage/size';
import type { ReactNode } from 'react';
import classes from './Canvas.module.css';
import { sceneVariables } from './sceneVariables';
import { useIsStill } from './stillness';
import { useDrift } from './useDrift';
import { useScale } from './useScale';

/** A screen in design pixels, as large as the room around it allows. What stands `inFront` does not drift. */
export function Canvas({
  canvas,
  isInert,
  inFront,
  children,
}: {
  canvas: Size;
  isInert: boolean;
  inFront: ReactNode;
  children: ReactNode;
}) {
  const isStill = useIsStill();
  const room = useScale(canvas);
  const drift = useDrift(isStill);
  return (
    <div ref={room} className={classes.room} data-still={isStill || undefined} inert={isInert} style={sceneVariables}>
      <div className={classes.canvas} lang="ja" data-orientation={orientationOf(canvas)} style={{ ...canvas }}>
        <div className={classes.stage} />
        <div ref={drift} className={classes.everything}>
          {children}
        </div>
        {inFront}
      </div>
    </div>
  );
}
