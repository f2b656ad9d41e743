import { changed } from '../change/changed';
import type { Size } from '../signage/size';
import type { EditedTemplate, LiveTemplates } from './draft';
import { isTimed, type TemplateHours } from './timetable';

/** What may be said of one template in one line. */
const changedParts = ['layout', 'telop', 'logo', 'media', 'buttons', 'places', 'hours'] as const;
export type ChangedPart = (typeof changedParts)[number];

/** One line of what publishing would change. */
export type DraftChange =
  | { of: 'size'; size: Size }
  | { of: 'part'; template: EditedTemplate; part: ChangedPart }
  | { of: 'added' | 'removed'; template: EditedTemplate & { hours: TemplateHours } };

const partOf: Readonly<Record<Exclude<keyof EditedTemplate, 'key' | 'seen' | 'scene'>, ChangedPart>> = {
  layout: 'layout',
  telop: 'telop',
  showsTelop: 'telop',
  telopColour: 'telop',
  telopPlate: 'telop',
  logoId: 'logo',
  showsLogo: 'logo',
  playlist: 'media',
  showsMedia: 'media',
  touchButtons: 'buttons',
  row: 'buttons',
  boxes: 'places',
  hours: 'hours',
};

/** Which parts of a template differ. */
function partsChanged(before: EditedTemplate, after: EditedTemplate): ChangedPart[] {
  const differing = changed(before, after);
  const parts = new Set(Object.entries(partOf).flatMap(([name, part]) => (name in differing ? part : [])));
  return changedParts.filter((part) => parts.has(part));
}

/** Line by line, in the order of the scenes. */
export function draftChanges(live: LiveTemplates, wanted: LiveTemplates): DraftChange[] {
  const before = new Map(live.templates.map((template) => [template.key, template]));
  const kept = new Set(wanted.templates.map(({ key }) => key));
  const isResized = live.size.width !== wanted.size.width || live.size.height !== wanted.size.height;
  return [
    ...(isResized ? [{ of: 'size', size: wanted.size } as const] : []),
    ...wanted.templates.flatMap((template): DraftChange[] => {
      const old = before.get(template.key);
      if (!old) return isTimed(template) ? [{ of: 'added', template }] : [];
      return partsChanged(old, template).map((part) => ({ of: 'part', template, part }));
    }),
    ...live.templates
      .filter(({ key }) => !kept.has(key))
      .filter(isTimed)
      .map((template) => ({ of: 'removed', template }) as const),
  ];
}
