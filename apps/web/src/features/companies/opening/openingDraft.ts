import type { Opening } from '@mukae/contract/domain/hours/opening';
import type { OpeningHours, OpenTime } from '@mukae/contract/domain/hours/openingHours';

/** What most receptions are open. */
export const usualTime: OpenTime = { opens: '09:00', closes: '18:00' };

export const usualWeek: OpeningHours = {
  week: {
    mon: usualTime,
    tue: usualTime,
    wed: usualTime,
    thu: usualTime,
    fri: usualTime,
    sat: null,
    sun: null,
  },
  closedOn: [],
};

/** Of something that has an opening, that alone. */
export const openingDraft = ({ openingHours, absenceWords, absenceWordsEn }: Opening): Opening => ({
  openingHours,
  absenceWords,
  absenceWordsEn,
});
