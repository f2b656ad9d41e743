import { sceneMotion } from '@mukae/contract/domain/scene/sceneMotion';
import { type ReactNode, useEffect, useState } from 'react';
import classes from './Fading.module.css';
import { useIsStill } from './stillness';

interface Shown {
  id: string;
  node: ReactNode;
}

/**
 * Shows one thing after another: the new one fades in where the id changes, the old one fades out, or stays beneath
 * where it `covers` the same place, so that nothing shines through meanwhile.
 */
export function Fading({ id, covers = false, children }: { id: string; covers?: boolean; children: ReactNode }) {
  const isStill = useIsStill();
  const [shown, setShown] = useState<Shown>({ id, node: children });
  const [leaving, setLeaving] = useState<Shown | null>(null);
  // Where nothing moves it would stand there beside the new one.
  if (shown.id !== id && !isStill) setLeaving(shown);
  if (shown.id !== id || shown.node !== children) setShown({ id, node: children });

  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => setLeaving(null), sceneMotion.fadeMs);
    return () => clearTimeout(timer);
  }, [leaving]);

  return (
    <>
      {leaving && (
        <div key={leaving.id} className={covers && children ? classes.beneath : classes.leaving} inert>
          {leaving.node}
        </div>
      )}
      <div key={id} className={leaving ? classes.entering : classes.layer}>
        {children}
      </div>
    </>
  );
}
