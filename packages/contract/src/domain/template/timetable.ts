import { spanOn, spansFrom, type TimeSpan } from '../hours/spans';
import { type Weekday, weekdayOf } from '../hours/weekday';
import type { Scene } from '../signage/scene';

/** When a template is shown instead of the usual one of its scene: on these days between two times in Japan, written HH:MM. */
export interface TemplateHours {
  name: string;
  days: Weekday[];
  from: string;
  /** One that is no later than the beginning is of the next day. */
  until: string;
}

/** One line for the log: morning mon tue 08:00-11:00. */
export const hoursInLine = ({ name, days, from, until }: TemplateHours): string =>
  [name, ...days, `${from}-${until}`].join(' ');

/** Of one scene, beside the usual one. */
export const timedTemplatesMax = 4;

/** A template, as far as its time is concerned. */
export interface Timed {
  scene: Scene;
  hours: TemplateHours | null;
}

/** Shown at its hours instead of the usual one. */
export const isTimed = <One extends Timed>(template: One): template is One & { hours: TemplateHours } =>
  template.hours !== null;

/** Those that are shown while no other is due: one of each scene. */
export const usualOf = <One extends Timed>(templates: readonly One[]): One[] =>
  templates.filter((template) => !isTimed(template));

/** Those of a scene that have hours. */
export const timedOf = <One extends Timed>(
  templates: readonly One[],
  scene: Scene,
): (One & { hours: TemplateHours })[] => templates.filter(isTimed).filter((template) => template.scene === scene);

export const mayHaveMoreHours = (templates: readonly Timed[], scene: Scene): boolean =>
  timedOf(templates, scene).length < timedTemplatesMax;

/** To the same day of the next week. */
const spansOf = ({ days, from, until }: TemplateHours, now: Date): TimeSpan[] =>
  spansFrom((day) => (days.includes(weekdayOf(day)) ? spanOn(day, from, until) : null), now, 7);

const isNow = (hours: TemplateHours, now: Date): boolean =>
  spansOf(hours, now).some(({ from, until }) => from <= now && now < until);

/** What a scene shows at a moment: the first whose hours it is, or else the usual one. */
export function templateAt<Template extends Timed>(
  templates: readonly Template[],
  scene: Scene,
  now: Date,
): Template | undefined {
  return (
    timedOf(templates, scene).find(({ hours }) => isNow(hours, now)) ??
    usualOf(templates).find((template) => template.scene === scene)
  );
}

/** When another template may be due: the next beginning or end of any hours; null: there are none. */
export function nextTurn(templates: readonly Timed[], now: Date): number | null {
  const moments = templates
    .filter(isTimed)
    .flatMap(({ hours }) => spansOf(hours, now))
    .flatMap(({ from, until }) => [from.getTime(), until.getTime()])
    .filter((moment) => moment > now.getTime());
  return moments.length > 0 ? Math.min(...moments) : null;
}
