import type { MediaAnswer } from '@mukae/contract/calls/media';
import { type EditedTemplate, withDraft, withEach } from '@mukae/contract/domain/template/draft';
import { kindsFor } from '@mukae/contract/domain/template/playlist';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUploads } from '@/features/media';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';

/** Which template a file is meant for, as it was when the file was chosen. */
interface Goal {
  key: string;
  toAll: boolean;
}

/** A file in its turn: two are on their way at a time, and a small one overtakes a large one. */
interface Chosen {
  goal: Goal;
  turn: number;
}

interface Arrived extends Chosen {
  mediaId: number;
}

/** The template that a file was meant for, with that file; `chosenLater`: of those that are here already. */
export type Use = (template: EditedTemplate, medium: MediaAnswer, chosenLater: ReadonlySet<number>) => EditedTemplate;
/** Another template, when the first one has it and all are to have it. */
type PassOn = (template: EditedTemplate, first: EditedTemplate) => EditedTemplate;

/** Files on their way to a template, whichever is edited meanwhile. They are used once they stand in the library. */
export function useUploadsFor(block: 'logo' | 'media', use: Use, share: PassOn) {
  const { library, noteUploaded, changeDraft } = useEditor();
  const [chosen] = useState(() => ({
    byFile: new WeakMap<File, Chosen>(),
    turns: new Map<number, number>(),
    count: 0,
  }));
  const [arrived, setArrived] = useState<readonly Arrived[]>([]);
  /** Called a picture, and none by its content. */
  const [misfits, setMisfits] = useState<readonly MediaAnswer[]>([]);

  const { uploads, add, ...deeds } = useUploads(kindsFor[block], (mediaId, file) => {
    noteUploaded(mediaId);
    const own = chosen.byFile.get(file);
    if (!own) return;
    chosen.turns.set(mediaId, own.turn);
    setArrived((before) => [...before, { mediaId, ...own }]);
  });
  const laterThan = (turn: number): ReadonlySet<number> =>
    new Set([...chosen.turns].filter(([, other]) => other > turn).map(([mediaId]) => mediaId));

  const place = useEffectEvent((ready: readonly (Chosen & { medium: MediaAnswer })[]) =>
    changeDraft((now, live) =>
      ready.reduce((draft, { medium, goal, turn }) => {
        const own = withDraft(live, draft).templates.find(({ key }) => key === goal.key);
        if (!own) return draft;
        const first = use(own, medium, laterThan(turn));
        return withEach(live, draft, (one) => (one.key === goal.key ? first : goal.toAll ? share(one, first) : one));
      }, now),
    ),
  );

  useEffect(() => {
    const inLibrary = new Map(library.map((medium) => [medium.id, medium]));
    const known = arrived.flatMap(({ mediaId, ...own }) => {
      const medium = inLibrary.get(mediaId);
      return medium ? [{ medium, ...own }] : [];
    });
    if (known.length === 0) return;
    const fits = ({ medium }: { medium: MediaAnswer }) => kindsFor[block].includes(medium.kind);
    const ready = known.filter(fits);
    if (ready.length > 0) place(ready);
    setMisfits((before) => [...before, ...known.filter((one) => !fits(one)).map(({ medium }) => medium)]);
    setArrived((before) => before.filter(({ mediaId }) => !inLibrary.has(mediaId)));
  }, [arrived, library, block]);

  const isFor = ({ file }: { file: File }, key: string): boolean => {
    const goal = chosen.byFile.get(file)?.goal;
    return goal !== undefined && (goal.toAll || goal.key === key);
  };

  return {
    uploads,
    /** Whether a file on its way is meant for a template. */
    isFor,
    deeds,
    misfits,
    add(files: readonly File[], goal: Goal) {
      setMisfits([]);
      for (const file of files) {
        chosen.count += 1;
        chosen.byFile.set(file, { goal, turn: chosen.count });
      }
      add(files);
    },
  };
}

export type UploadsFor = ReturnType<typeof useUploadsFor>;
