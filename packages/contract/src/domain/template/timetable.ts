import { type Weekday, weekdayOf } from '../hours/weekday';
import type { Scene } from '../signage/scene';
import { japanDay } from '../time/japanTime';

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

interface Timed {
  scene: Scene;
  hours: TemplateHours | null;
}

const dayMs = 24 * 60 * 60 * 1000;

function spanOn({ days, from, until }: TemplateHours, day: string): { from: number; until: number } | null {
  if (!days.includes(weekdayOf(day))) return null;
  const begins = Date.parse(`${day}T${from}:00+09:00`);
  const ends = Date.parse(`${day}T${until}:00+09:00`);
  return { from: begins, until: ends > begins ? ends : ends + dayMs };
}

/** From the day before, whose hours may reach past midnight, to the same day of the next week. */
const spansFrom = (hours: TemplateHours, now: Date) =>
  Array.from({ length: 9 }, (_, ahead) => japanDay(new Date(now.getTime() + (ahead - 1) * dayMs))).flatMap(
    (day) => spanOn(hours, day) ?? [],
  );

const isNow = (hours: TemplateHours, now: Date): boolean =>
  spansFrom(hours, now).some(({ from, until }) => from <= now.getTime() && now.getTime() < until);

/** What a scene shows at a moment: the first whose hours it is, or else the usual one. */
export function templateAt<Template extends Timed>(
  templates: readonly Template[],
  scene: Scene,
  now: Date,
): Template | undefined {
  const ofScene = templates.filter((template) => template.scene === scene);
  return (
    ofScene.find(({ hours }) => hours !== null && isNow(hours, now)) ?? ofScene.find(({ hours }) => hours === null)
  );
}

/** When another template may be due: the next beginning or end of any hours; null: there are none. */
export function nextTurn(templates: readonly Timed[], now: Date): number | null {
  const moments = templates
    .flatMap(({ hours }) => (hours ? spansFrom(hours, now) : []))
    .flatMap(({ from, until }) => [from, until])
    .filter((moment) => moment > now.getTime());
  return moments.length > 0 ? Math.min(...moments) : null;
}
