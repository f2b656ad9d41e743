import { hasChanged } from '@mukae/contract/domain/change/changed';
import type { MovableBlock } from '@mukae/contract/domain/scene/blockBoxes';
import {
  areAlike,
  type Draft,
  type EditedTemplate,
  firstVersion,
  type KeyedTemplate,
  type LiveTemplates,
  templateKeyOf,
  withDraft,
} from '@mukae/contract/domain/template/draft';
import { isTimed } from '@mukae/contract/domain/template/timetable';

/** What was there before a change, and where it was made. */
interface Step {
  draft: Draft;
  at: string;
}

/** An editor at work: what is live, what was changed, and how it came to that. */
export interface Editing {
  live: LiveTemplates;
  draft: Draft;
  /** The key of the template that is edited. */
  at: string;
  /** The block that is edited, and whose drawer is open. */
  selection: MovableBlock | null;
  past: readonly Step[];
  future: readonly Step[];
  /** Changes of the same kind in quick succession are one step back. */
  last: { kind: string; when: number } | null;
}

/** Makes another draft of what there is by then: whoever asks for it may not have seen the last letter yet. */
export type ChangeDraft = (draft: Draft, live: LiveTemplates) => Draft;

export type EditingEvent =
  | { type: 'changed'; change: ChangeDraft; kind: string | null; when: number }
  | { type: 'undone' | 'redone' }
  | { type: 'published'; draft: Draft; now: readonly KeyedTemplate[] }
  | { type: 'wentTo'; at: string }
  | { type: 'selected'; block: MovableBlock | null }
  | { type: 'taken'; draft: Draft }
  | { type: 'liveChanged'; live: LiveTemplates };

const sameStepMs = 1200;
const stepsKept = 200;

export function beginEditing(live: LiveTemplates, saved: Draft, at: string | null): Editing {
  const draft = rebased(live, saved);
  return { live, draft, at: existing(live, draft, at), selection: null, past: [], future: [], last: null };
}

/** The template that is looked at, or the first where there is no such one any more. */
function existing(live: LiveTemplates, draft: Draft, at: string | null): string {
  const { templates } = withDraft(live, draft);
  return (templates.find(({ key }) => key === at) ?? templates[0])?.key ?? '';
}

/** Another editor may have published the same, or removed what is edited here: that would be new again. */
function rebased({ templates }: LiveTemplates, draft: Draft): Draft {
  const byId = new Map(templates.map((template) => [template.seen?.id, template]));
  const byKey = new Map(templates.map((template) => [template.key, template]));
  return {
    ...draft,
    changed: draft.changed.flatMap((mine) => {
      const now = mine.seen ? byId.get(mine.seen.id) : byKey.get(mine.key);
      if (!now?.seen) return isTimed(mine) ? { ...mine, seen: null } : [];
      if (areAlike(now, mine)) return [];
      // Its publication was not heard of here.
      return mine.seen ? mine : { ...mine, seen: { id: now.seen.id, version: firstVersion } };
    }),
    // One that somebody else has changed is not removed unseen: it is there again.
    removed: draft.removed.filter(({ id, version }) => byId.get(id)?.seen?.version === version),
  };
}

/** What was published is live, before it is read anew; what was changed since is not, and goes on from it. */
function published(editing: Editing, draft: Draft, now: readonly KeyedTemplate[]): Editing {
  const seenNow = new Map(now.map(({ id, version, draftKey }) => [templateKeyOf({ id, draftKey }), { id, version }]));
  const known = (template: EditedTemplate) => ({ ...template, seen: seenNow.get(template.key) ?? template.seen });
  const { size, templates } = withDraft(editing.live, draft);
  const live = { size, templates: templates.map(known) };
  const since = editing.draft;
  return {
    ...editing,
    live,
    draft: rebased(live, {
      size: since.size !== null && hasChanged(size, since.size) ? since.size : null,
      changed: since.changed.map(known),
      removed: since.removed.filter(({ id }) => !draft.removed.some((gone) => gone.id === id)),
    }),
  };
}

function changedTo(editing: Editing, draft: Draft, kind: string | null, when: number): Editing {
  const { last, past, at } = editing;
  const goesOn = kind !== null && last?.kind === kind && when - last.when < sameStepMs;
  const step: Step = { draft: editing.draft, at };
  return {
    ...editing,
    draft,
    past: goesOn ? past : [...past, step].slice(-stepsKept),
    future: [],
    last: kind === null ? null : { kind, when },
  };
}

/** One step along the way, and what is left on both sides of it. */
function stepped(editing: Editing, from: 'past' | 'future'): Editing {
  const step = editing[from].at(-1);
  if (!step) return editing;
  const to = from === 'past' ? 'future' : 'past';
  const draft = rebased(editing.live, step.draft);
  return {
    ...editing,
    draft,
    at: existing(editing.live, draft, step.at),
    [from]: editing[from].slice(0, -1),
    [to]: [...editing[to], { draft: editing.draft, at: step.at }],
    last: null,
  };
}

export function stepEditing(editing: Editing, event: EditingEvent): Editing {
  switch (event.type) {
    case 'changed': {
      const draft = event.change(editing.draft, editing.live);
      if (!hasChanged({ draft: editing.draft }, { draft })) return editing;
      const next = changedTo(editing, draft, event.kind, event.when);
      return { ...next, at: existing(next.live, next.draft, next.at) };
    }
    case 'undone':
      return stepped(editing, 'past');
    case 'redone':
      return stepped(editing, 'future');
    case 'wentTo':
      return { ...editing, at: event.at, last: null };
    case 'selected':
      return { ...editing, selection: event.block, last: null };
    case 'published':
      return { ...published(editing, event.draft, event.now), past: [], future: [], last: null };
    case 'taken':
      return beginEditing(editing.live, event.draft, editing.at);
    case 'liveChanged': {
      const draft = rebased(event.live, editing.draft);
      return { ...editing, live: event.live, draft, at: existing(event.live, draft, editing.at) };
    }
  }
}
