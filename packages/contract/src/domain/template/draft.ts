import { changed, hasChanged } from '../change/changed';
import type { Size } from '../signage/size';
import type { PlaylistItem } from './playlist';
import type { Template, TouchButton } from './template';
import type { TemplateHours } from './timetable';
import { isTurned, turnedBoxes } from './turned';

/** A template that is live, in the state in which its editor saw it. */
interface SeenTemplate {
  id: number;
  version: number;
}

/** What is live, as far as editors know it by its key. */
export interface KeyedTemplate extends SeenTemplate {
  /** Under which it was drafted; null: it was never a draft. */
  draftKey: string | null;
}

/** Of a template that has just been added. */
export const firstVersion = 1;

/** What was drafted keeps its key when it is live. */
export const templateKeyOf = ({ id, draftKey }: Pick<KeyedTemplate, 'id' | 'draftKey'>): string =>
  draftKey ?? String(id);

/** A button as its editor has it. */
export interface EditedButton extends TouchButton {
  key: string;
  /** Null: it is not live yet. */
  id: number | null;
}

/** A template as its editor has it: by the ids of its media. */
export interface EditedTemplate extends Template {
  /** Known by it in the editor, also before it is live. */
  key: string;
  /** Null: it is not live yet. */
  seen: SeenTemplate | null;
  /** Null: the usual one of its scene. */
  hours: TemplateHours | null;
  logoId: number | null;
  playlist: readonly PlaylistItem[];
  touchButtons: readonly EditedButton[];
}

/** What differs from what is live, until it is published: whole templates, so that both can be seen side by side. */
export interface Draft {
  /** Null: as it is. */
  size: Size | null;
  changed: readonly EditedTemplate[];
  removed: readonly SeenTemplate[];
}

export const emptyDraft: Draft = { size: null, changed: [], removed: [] };

export const isEmptyDraft = ({ size, changed, removed }: Draft): boolean =>
  size === null && changed.length === 0 && removed.length === 0;

/** What is live, as an editor begins with it. */
export interface LiveTemplates {
  size: Size;
  templates: readonly EditedTemplate[];
}

/** What it was seen as is not what it shows. */
const shown = ({ key, seen, ...shows }: EditedTemplate) => shows;

export const areAlike = (one: EditedTemplate, other: EditedTemplate): boolean =>
  Object.keys(changed(shown(one), shown(other))).length === 0;

/** What the screen will be once the draft is published. */
export function withDraft({ size, templates }: LiveTemplates, draft: Draft): LiveTemplates {
  const changes = new Map(draft.changed.map((template) => [template.key, template]));
  const gone = new Set(draft.removed.map(({ id }) => id));
  const kept = templates.filter(({ seen }) => !gone.has(seen?.id ?? 0));
  const liveKeys = new Set(templates.map(({ key }) => key));
  return {
    size: draft.size ?? size,
    templates: [
      ...kept.map((template) => changes.get(template.key) ?? template),
      ...draft.changed.filter(({ key, seen }) => seen === null && !liveKeys.has(key)),
    ],
  };
}

/** The draft with one template as it is now wanted; one that is as live again is no change. */
export function withTemplate(live: LiveTemplates, draft: Draft, wanted: EditedTemplate): Draft {
  const before = live.templates.find(({ key }) => key === wanted.key);
  const isBack = before !== undefined && areAlike(before, wanted);
  const isKnown = draft.changed.some(({ key }) => key === wanted.key);
  const others = draft.changed.filter(({ key }) => key !== wanted.key);
  if (isBack) return { ...draft, changed: others };
  return {
    ...draft,
    changed: isKnown
      ? draft.changed.map((template) => (template.key === wanted.key ? wanted : template))
      : [...others, wanted],
  };
}

/** The draft with every template as it is now wanted. */
export const withEach = (live: LiveTemplates, draft: Draft, by: (template: EditedTemplate) => EditedTemplate): Draft =>
  withDraft(live, draft).templates.reduce((next, one) => withTemplate(live, next, by(one)), draft);

/** The draft without a template that had hours of its own. */
export function withoutTemplate(draft: Draft, { key, seen }: EditedTemplate): Draft {
  return {
    ...draft,
    changed: draft.changed.filter((template) => template.key !== key),
    removed: seen ? [...draft.removed, seen] : draft.removed,
  };
}

/** The draft for a screen of another size; one that is turned has all its blocks back where the layouts have them. */
export function withSize(live: LiveTemplates, draft: Draft, size: Size): Draft {
  const before = withDraft(live, draft);
  const resized = { ...draft, size: hasChanged(live.size, size) ? size : null };
  if (!isTurned(before.size, size)) return resized;
  return withEach(live, resized, (template) => ({ ...template, boxes: turnedBoxes }));
}

/** Templates that somebody else has published since they were seen, as they are live now. */
export const overtaken = ({ templates }: LiveTemplates, { changed: mine }: Draft): EditedTemplate[] =>
  templates.filter(({ seen: now }) =>
    mine.some(({ seen }) => seen !== null && now !== null && seen.id === now.id && seen.version !== now.version),
  );

/** The draft of one who has seen what is live now in the place of a template of hers, and still wants her own. */
export function havingSeen({ templates }: LiveTemplates, draft: Draft, key: string): Draft {
  const now = templates.find((template) => template.key === key)?.seen ?? null;
  return { ...draft, changed: draft.changed.map((mine) => (mine.key === key ? { ...mine, seen: now } : mine)) };
}
