import { monthField } from '@mukae/contract/calls/reservationFields';
import { monthBeside } from '@mukae/contract/domain/time/japanTime';

const reach = { back: 12, ahead: 6 } as const;

/** The months around the one that is shown, the latest first, so that every month can be reached; and the way back to this one. */
export function monthsAround(shown: string, thisMonth: string, last: string | undefined): string[] {
  const { back, ahead } = reach;
  const around = Array.from({ length: back + 1 + ahead }, (_, place) => monthBeside(shown, ahead - place));
  const isOffered = (month: string) => last === undefined || month <= last || month === shown;
  return [...new Set([...around, thisMonth])].filter(isOffered).sort().reverse();
}

/** A month as it stands in an address; undefined for what is none. */
export const monthNamed = (written: string): string | undefined => monthField.safeParse(written).data;
