import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import { useSearchParams } from 'react-router';

export type TemplateAnswer = WholeSignageAnswer['templates'][number];

/** The scene in the address, so that it is found again; the first one without. */
export function useSelectedScene(
  templates: readonly TemplateAnswer[],
): [selected: TemplateAnswer | undefined, select: (scene: Scene) => void] {
  const [address, setAddress] = useSearchParams();
  const wanted = address.get('scene');
  const selected = templates.find(({ signage_state }) => signage_state === wanted) ?? templates[0];
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
