import type { MediaAnswer } from '@mukae/contract/calls/media';
import type { WholeSignageAnswer } from '@mukae/contract/calls/signages';
import {
  type Draft,
  type EditedTemplate,
  withDraft,
  withSize,
  withTemplate,
} from '@mukae/contract/domain/template/draft';
import { bareTemplate, withStandbyChoice } from '@mukae/contract/domain/template/sceneTemplate';
import { usualOf } from '@mukae/contract/domain/template/timetable';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import type { SceneCharacter } from '@/scene/sceneState';
import { shownTemplate, urlsOf } from './catalogue';
import type { Editor, EditorAudience } from './EditorContext';
import { beginEditing, type EditingEvent, stepEditing } from './editing';
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
}: Begun): [editor: Editor, tell: (event: EditingEvent) => void] {
  const live = useMemo(() => liveOf(signage), [signage]);
  const [editing, step] = useReducer(stepEditing, null, () => beginEditing(live, first, at));
  useEffect(() => step({ type: 'liveChanged', live }), [live]);

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
  const change = (next: Draft, kind: string | null = null) =>
    tell({ type: 'changed', draft: next, kind, when: performance.now() });

  const standby = usualOf(wanted.templates).find(({ scene }) => scene === 'Standby');
  const { row, touchButtons, boxes } = standby ?? bareTemplate;
  const { buttons } = boxes;
  const shown = useCallback(
    (one: EditedTemplate) => {
      const own = shownTemplate(signage, one, urlOf);
      return withStandbyChoice(one.scene, own, { row, touchButtons, boxes: buttons ? { buttons } : {} });
    },
    [signage, urlOf, row, touchButtons, buttons],
  );

  const editor: Editor = {
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
    shown,
    goTo: (key) => tell({ type: 'wentTo', at: key }),
    select: (block) => tell({ type: 'selected', block }),
    edit: (fields, kind) => change(withTemplate(editing.live, draft, { ...template, ...fields }), kind),
    editAll: (by, kind) =>
      change(
        wanted.templates.reduce((next, one) => withTemplate(editing.live, next, by(one)), draft),
        kind,
      ),
    resize: (size) => change(withSize(editing.live, draft, size)),
    setDraft: (next) => change(next),
    undo: () => tell({ type: 'undone' }),
    redo: () => tell({ type: 'redone' }),
  };
  return [editor, tell];
}
