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

/** The templates, once what they show first can be seen whole; until then those before them stay. */
export function usePrepared(templates: SceneTemplates | undefined): SceneTemplates | undefined {
  const [shown, setShown] = useState(templates);
  if (!shown && templates) setShown(templates);
  useEffect(() => {
    if (!templates || templates === shown) return;
    let isOver = false;
    const show = () => isOver || setShown(templates);
    const timer = setTimeout(show, patienceMs);
    void prepared(templates).then(show);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [templates, shown]);
  return shown ?? templates;
}
