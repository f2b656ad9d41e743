import { changed } from '@mukae/contract/domain/change/changed';
import type { EditedTemplate } from '@mukae/contract/domain/template/draft';
import { useState } from 'react';
import { useEditor } from '../editing/EditorContext';

export interface AllScenes {
  isOn: boolean;
  /** There is something, and every scene has it. */
  isShared: boolean;
  set: (isOn: boolean) => void;
  /** Changes this scene, or all while it is on. */
  change: (next: EditedTemplate, kind?: string) => void;
}

/**
 * The switch tells whether all scenes have the same now, and what is chosen goes to all while it is on. Where nothing is chosen yet it
 * may be on as well: then it waits for what comes. Switched off, the scenes keep what they have and go their own ways.
 */
export function useAllScenes(
  areAlike: (templates: readonly EditedTemplate[]) => boolean,
  isEmpty: boolean,
  share: (template: EditedTemplate, first: EditedTemplate) => EditedTemplate,
): AllScenes {
  const { template, wanted, edit, editAll } = useEditor();
  const [wish, setWish] = useState<boolean | null>(null);
  const alike = areAlike(wanted.templates);
  const isOn = alike ? (wish ?? !isEmpty) : isEmpty && wish === true;
  return {
    isOn,
    isShared: alike && !isEmpty,
    set(next) {
      setWish(next);
      if (next && !isEmpty && !alike) editAll((one) => share(one, template));
    },
    change(next, kind) {
      const fields = changed(template, next);
      if (isOn) editAll((one) => (one.key === template.key ? { ...one, ...fields } : share(one, next)), kind);
      else edit(fields, kind);
    },
  };
}
