import type { TemplateAnswer } from '@mukae/contract/calls/sceneFields';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { useSearchParams } from 'react-router';

/** The scene in the address, so that it is found again; the first one without. */
export function useSelectedScene(
  templates: readonly TemplateAnswer[],
): [selected: TemplateAnswer | undefined, select: (scene: Scene) => void] {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('scene');
  const selected = templates.find(({ scene }) => scene === wanted) ?? templates[0];
  const select = (scene: Scene) => {
    setAddress(
      (before) => {
        before.set('scene', scene);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  return [selected, select];
}
