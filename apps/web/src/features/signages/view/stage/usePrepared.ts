import { useEffect, useState } from 'react';
import { prepareMedium } from '@/scene/media/prepareMedium';
import type { SceneTemplates } from '@/scene/sceneTemplatesOf';

/** A medium that takes longer comes later: what is told beside it does not wait. */
const patienceMs = 10_000;

async function prepared(templates: SceneTemplates, isUnwanted: AbortSignal): Promise<void> {
  const shown = [...templates.values()].flatMap(({ logo, media }) => [
    ...(logo ? [{ kind: 'picture', url: logo } as const] : []),
    ...media.slice(0, 1),
  ]);
  await Promise.all(shown.map((medium) => prepareMedium(medium, isUnwanted)));
}

interface Preparable {
  templates: SceneTemplates;
  /** Only kept from the last time: not worth holding. */
  isRecalled: boolean;
}

/** What a screen shows, once what is seen of it first can be seen whole; until then, and while it is held, what was before stays. */
export function usePrepared<Look extends Preparable>(wanted: Look | undefined, isHeld: boolean): Look | undefined {
  const [shown, setShown] = useState(wanted);
  if (!shown && wanted) setShown(wanted);
  useEffect(() => {
    if (!wanted || wanted === shown || (isHeld && !shown?.isRecalled)) return;
    const ending = new AbortController();
    const show = () => ending.signal.aborted || setShown(wanted);
    const timer = setTimeout(show, patienceMs);
    void prepared(wanted.templates, ending.signal).then(show);
    return () => {
      ending.abort();
      clearTimeout(timer);
    };
  }, [wanted, shown, isHeld]);
  return shown ?? wanted;
}
