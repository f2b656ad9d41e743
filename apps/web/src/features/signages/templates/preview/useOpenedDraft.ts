import { signageCalls, type WholeSignageAnswer } from '@mukae/contract/calls/signages';
import { templateCalls } from '@mukae/contract/calls/templates';
import type { Scene } from '@mukae/contract/domain/signage/scene';
import type { Size } from '@mukae/contract/domain/signage/size';
import { type EditedTemplate, emptyDraft, withDraft } from '@mukae/contract/domain/template/draft';
import { type SceneTemplate, withStandbyChoice } from '@mukae/contract/domain/template/sceneTemplate';
import { usualOf } from '@mukae/contract/domain/template/timetable';
import { useQuery } from '@tanstack/react-query';
import { queryOf, type RefusedCall } from '@/api/query';
import { shownTemplate } from '../editing/catalogue';
import { liveOf } from '../editing/liveOf';
import { oneForEachScene } from './oneForEachScene';
import { useMediaNamed } from './useMediaNamed';

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
  isReading: boolean;
  /** What could not be read. */
  readAgain: () => void;
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
  const changes = draft.data?.draft ?? emptyDraft;
  const { library, urlOf } = useMediaNamed(live.data, changes);
  const queries = [draft, live, library];
  const failure = queries.find(({ error }) => error !== null)?.error ?? null;
  const isReading = queries.some(({ isFetching }) => isFetching);
  const readAgain = () => {
    for (const { error, refetch } of queries) if (error) void refetch();
  };
  const read = { failure, isReading, readAgain };
  if (!live.data || !urlOf || (draftId !== null && !draft.data)) return { ...read, shown: undefined };
  const wanted = withDraft(liveOf(live.data), changes);
  const signage = live.data;
  const seen = (template: EditedTemplate) => shownTemplate(signage, template, urlOf);
  const looked = oneForEachScene(wanted.templates, templateKey);
  const opened = looked.find(({ key }) => key === templateKey) ?? looked[0];
  // As in the editor: hours that are looked at in one scene are not those of the others.
  const standby = usualOf(wanted.templates).find(({ scene }) => scene === 'Standby');
  return {
    ...read,
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
