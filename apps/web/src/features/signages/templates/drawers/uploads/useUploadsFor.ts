import type { MediaAnswer } from '@mukae/contract/calls/media';
import type { EditedTemplate } from '@mukae/contract/domain/template/draft';
import { kindsFor } from '@mukae/contract/domain/template/playlist';
import { useEffect, useEffectEvent, useState } from 'react';
import { useUploads } from '@/features/media';
import { useEditor } from '@/features/signages/templates/editing/EditorContext';

/** Which template a file is meant for, as it was when the file was chosen. */
interface Goal {
  key: string;
  toAll: boolean;
}

interface Arrived {
  mediaId: number;
  goal: Goal;
}

/** The template that a file was meant for, with that file. */
export type Use = (template: EditedTemplate, medium: MediaAnswer) => EditedTemplate;
/** Another template, when the first one has it and all are to have it. */
export type PassOn = (template: EditedTemplate, first: EditedTemplate) => EditedTemplate;

/** Files on their way to a template, whichever is edited meanwhile. They are used once they stand in the library. */
export function useUploadsFor(block: 'logo' | 'media', use: Use, share: PassOn) {
  const { library, wanted, noteUploaded, editAll } = useEditor();
  const [goals] = useState(() => new WeakMap<File, Goal>());
  const [arrived, setArrived] = useState<readonly Arrived[]>([]);
  /** Called a picture, and none by its content. */
  const [misfits, setMisfits] = useState<readonly MediaAnswer[]>([]);

  const { uploads, add, ...deeds } = useUploads(kindsFor[block], (mediaId, file) => {
    noteUploaded(mediaId);
    const goal = goals.get(file);
    if (goal) setArrived((before) => [...before, { mediaId, goal }]);
  });

  const place = useEffectEvent((ready: readonly { medium: MediaAnswer; goal: Goal }[]) => {
    const templates = ready.reduce<readonly EditedTemplate[]>((before, { medium, goal }) => {
      const own = before.find(({ key }) => key === goal.key);
      if (!own) return before;
      const first = use(own, medium);
      return before.map((one) => (one.key === goal.key ? first : goal.toAll ? share(one, first) : one));
    }, wanted.templates);
    const byKey = new Map(templates.map((one) => [one.key, one]));
    editAll((one) => byKey.get(one.key) ?? one);
  });

  useEffect(() => {
    const inLibrary = new Map(library.map((medium) => [medium.id, medium]));
    const known = arrived.flatMap(({ mediaId, goal }) => {
      const medium = inLibrary.get(mediaId);
      return medium ? [{ medium, goal }] : [];
    });
    if (known.length === 0) return;
    const fits = ({ medium }: { medium: MediaAnswer }) => kindsFor[block].includes(medium.kind);
    const ready = known.filter(fits);
    if (ready.length > 0) place(ready);
    setMisfits((before) => [...before, ...known.filter((one) => !fits(one)).map(({ medium }) => medium)]);
    setArrived((before) => before.filter(({ mediaId }) => !inLibrary.has(mediaId)));
  }, [arrived, library, block]);

  return {
    uploads,
    deeds,
    misfits,
    add(files: readonly File[], goal: Goal) {
      setMisfits([]);
      for (const file of files) goals.set(file, goal);
      add(files);
    },
  };
}

export type UploadsFor = ReturnType<typeof useUploadsFor>;
