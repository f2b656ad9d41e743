import { mediaCalls } from '@mukae/contract/calls/media';
import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { Size } from '@mukae/contract/domain/signage/size';
import { type EditedTemplate, emptyDraft, withDraft } from '@mukae/contract/domain/template/draft';
import { type SceneTemplate, withStandbyChoice } from '@mukae/contract/domain/template/sceneTemplate';
import { useQuery } from '@tanstack/react-query';
import { queryOf, type RefusedCall } from '@/api/query';
import { shownTemplate, urlsOf } from '../editing/catalogue';
import { liveOf } from '../editing/liveOf';
import { oneForEachScene } from './oneForEachScene';

/** Which draft, or which signage as it is live, and with which of its templates it is opened; null: with the first. */
interface WantedDraft {
  draftId: number | null;
  signageId: number | null;
  templateKey: string | null;
}

interface OpenedDraft {
  signage: WholeSignageAnswer;
  size: Size;
  scenes: readonly Scene[];
  /** Of the template that it was opened with. */
  first: Scene;
  templateOf: (scene: Scene) => SceneTemplate | undefined;
}

/** A draft by its id, or what is live on a signage, to be looked at. */
export function useOpenedDraft({ draftId, signageId, templateKey }: WantedDraft): {
  shown: OpenedDraft | undefined;
  failure: RefusedCall | null;
} {
  const draft = useQuery({
    ...queryOf(templateCalls.getDraftToShow, { draftId: draftId ?? 0 }),
    enabled: draftId !== null,
    refetchInterval: 5000,
  });
  const targetId = draft.data?.signageId ?? signageId;
  const live = useQuery({
    ...queryOf(signageCalls.getSignage, { targetId: targetId ?? 0 }),
    enabled: targetId !== null,
  });
  const library = useQuery(queryOf(mediaCalls.listMedia, {}));
  const failure = draft.error ?? live.error ?? library.error;
  if (!live.data || !library.data || (draftId !== null && !draft.data)) return { shown: undefined, failure };
  const wanted = withDraft(liveOf(live.data), draft.data?.draft ?? emptyDraft);
  const urlOf = urlsOf(live.data, library.data);
  const signage = live.data;
  const seen = (template: EditedTemplate) => shownTemplate(signage, template, urlOf);
  const looked = oneForEachScene(wanted.templates, templateKey);
  const opened = looked.find(({ key }) => key === templateKey) ?? looked[0];
  const standby = looked.find(({ scene }) => scene === 'Standby');
  return {
    failure,
    shown: {
      signage,
      size: wanted.size,
      scenes: looked.map(({ scene }) => scene),
      first: opened?.scene ?? 'Standby',
      templateOf: (scene) => {
        const found = looked.find((template) => template.scene === scene);
        return found && withStandbyChoice(scene, seen(found), standby);
      },
    },
  };
}
