import { endOfDay, slotRules, type TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { dayMs } from '@mukae/contract/domain/time/japanTime';

export const stepsOfDay = dayMs / slotRules.stepMs;

/** The first that no clock has reached when a figure is done: tomorrow in Japan begins there. */
const firstStart = endOfDay(new Date()).getTime();

/** So many steps of the grid from tomorrow on. */
export const slotAt = (step: number, steps = 1): TimeSlot => ({
  startsAt: new Date(firstStart + step * slotRules.stepMs),
  endsAt: new Date(firstStart + (step + steps) * slotRules.stepMs),
});

/** Which steps of the grid a slot takes. */
export function stepsIn({ startsAt, endsAt }: TimeSlot): number[] {
  const first = (startsAt.getTime() - firstStart) / slotRules.stepMs;
  return Array.from({ length: (endsAt.getTime() - startsAt.getTime()) / slotRules.stepMs }, (_, n) => first + n);
}
