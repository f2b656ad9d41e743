import type { WrittenSlot } from '@mukae/contract/domain/reservation/emptySlot';
import type { Field } from '@/forms/field';
import type { BookingDraft } from './bookingDraft';

const parts = ['startDate', 'startTime', 'endDate', 'endTime'] as const satisfies readonly (keyof WrittenSlot)[];

/**
 * When it begins and ends. What is wrong with one of them is wrong beside the others, so it is not said any more once any of them is
 * changed; what is missing is missing until it is there.
 */
export function timesIn(form: Field<BookingDraft>): Record<keyof WrittenSlot, Field<string>> {
  const asJudged = parts.every((part) => form.judged?.value[part] === form.value[part]);
  const field = (part: keyof WrittenSlot): Field<string> => {
    const own = form.at(part);
    return asJudged || own.value === '' ? own : { ...own, fault: undefined };
  };
  return {
    startDate: field('startDate'),
    startTime: field('startTime'),
    endDate: field('endDate'),
    endTime: field('endTime'),
  };
}
