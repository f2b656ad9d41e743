import { useEffect, useState } from 'react';
import { prepareMedium } from '@/scene/media/prepareMedium';
import type { SceneTemplates } from '@/scene/sceneTemplatesOf';

/** A medium that takes longer comes later: what is told beside it does not wait. */
const patienceMs = 10_000;

async function prepared(templates: SceneTemplates): Promise<void> {
  const shown = [...templates.values()].flatMap(({ logo, media }) => [
    ...(logo ? [{ kind: 'picture', url: logo } as const] : []),
    ...media.slice(0, 1),
  ]);
  await Promise.all(shown.map(prepareMedium));
}

interface Dressed {
  templates: SceneTemplates;
  /** Only kept from the last time: not worth holding. */
  isRecalled: boolean;
}

/** What a screen shows, once what is seen of it first can be seen whole; until then, and while it is held, what was before stays. */
export function usePrepared<Shown extends Dressed>(wanted: Shown | undefined, isHeld: boolean): Shown | undefined {
  const [shown, setShown] = useState(wanted);
  if (!shown && wanted) setShown(wanted);
  useEffect(() => {
    if (!wanted || wanted === shown || (isHeld && !shown?.isRecalled)) return;
    let isOver = false;
    const show = () => isOver || setShown(wanted);
    const timer = setTimeout(show, patienceMs);
    void prepared(wanted.templates).then(show);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [wanted, shown, isHeld]);
  return shown ?? wanted;
}
