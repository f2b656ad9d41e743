import type { MediaAnswer } from '@mukae/contract/calls/media';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import {
  type Draft,
  type EditedTemplate,
  withDraft,
  withEach,
  withSize,
  withTemplate,
} from '@mukae/contract/domain/template/draft';
import { bareTemplate, withStandbyChoice } from '@mukae/contract/domain/template/sceneTemplate';
import { usualOf } from '@mukae/contract/domain/template/timetable';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { SceneCharacter } from '@/scene/sceneState';
import { shownTemplate, urlsOf } from './catalogue';
import type { EditorAudience, EditorDesk } from './EditorContext';
import { beginEditing, type ChangeDraft, type EditingEvent, stepEditing } from './editing';
import { liveOf } from './liveOf';

interface Begun {
  audience: EditorAudience;
  signage: WholeSignageAnswer;
  draft: Draft;
  /** The template to begin with, if it is still there. */
  at: string | null;
  character: SceneCharacter;
  library: readonly MediaAnswer[];
}

/** An editor on a signage, from the draft that it was left with. */
export function useEditing({
  audience,
  signage,
  draft: first,
  at,
  character,
  library,
}: Begun): [desk: EditorDesk, tell: (event: EditingEvent) => void] {
  const read = useMemo(() => liveOf(signage), [signage]);
  const [editing, step] = useReducer(stepEditing, null, () => beginEditing(read, first, at));
  useEffect(() => step({ type: 'liveChanged', live: read }), [read]);

  const [uploaded, setUploaded] = useState<ReadonlySet<number>>(new Set());
  const tell = useCallback((event: EditingEvent) => {
    if (event.type === 'published') setUploaded(new Set());
    step(event);
  }, []);
  const { draft } = editing;
  const wanted = useMemo(() => withDraft(editing.live, draft), [editing.live, draft]);
  const urlOf = useMemo(() => urlsOf(signage, library), [signage, library]);
  const template = wanted.templates.find(({ key }) => key === editing.at) ?? wanted.templates[0];
  if (!template) throw new Error('a signage has templates');
  const changeDraft = (change: ChangeDraft, kind: string | null = null) =>
    tell({ type: 'changed', change, kind, when: performance.now() });

  const standby = usualOf(wanted.templates).find(({ scene }) => scene === 'Standby');
  const { row, touchButtons, boxes } = standby ?? bareTemplate;
  const { buttons } = boxes;
  const forVisitors = useCallback(
    (one: EditedTemplate) => {
      const own = shownTemplate(signage, one, urlOf);
      return withStandbyChoice(one.scene, own, { row, touchButtons, boxes: buttons ? { buttons } : {} });
    },
    [signage, urlOf, row, touchButtons, buttons],
  );

  const desk: EditorDesk = {
    audience,
    signage,
    live: editing.live,
    draft,
    wanted,
    template,
    selection: editing.selection,
    character,
    library,
    uploaded,
    noteUploaded: (mediaId) => setUploaded((before) => new Set([...before, mediaId])),
    canUndo: editing.past.length > 0,
    canRedo: editing.future.length > 0,
    forVisitors,
    goTo: (key) => tell({ type: 'wentTo', at: key }),
    select: (block) => tell({ type: 'selected', block }),
    edit: (fields, kind) =>
      changeDraft((now, live) => {
        const own = withDraft(live, now).templates.find(({ key }) => key === template.key) ?? template;
        return withTemplate(live, now, { ...own, ...fields });
      }, kind),
    editAll: (by, kind) => changeDraft((now, live) => withEach(live, now, by), kind),
    resize: (size) => changeDraft((now, live) => withSize(live, now, size)),
    changeDraft,
    undo: () => tell({ type: 'undone' }),
    redo: () => tell({ type: 'redone' }),
  };
  return [desk, tell];
}
