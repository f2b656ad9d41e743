import * as z from 'zod/mini';
import { closedOnMax } from '../domain/hours/openingHours';
import { dayField, timeOfDayField } from './dayField';
import { jsonField } from './jsonField';
import { lines } from './textFields';

const openTimeField = z.nullable(z.strictObject({ opens: timeOfDayField, closes: timeOfDayField }));

export const openingHoursField = z.nullable(
  z.strictObject({
    week: z.strictObject({
      mon: openTimeField,
      tue: openTimeField,
      wed: openTimeField,
      thu: openTimeField,
      fri: openTimeField,
      sat: openTimeField,
      sun: openTimeField,
    }),
    closedOn: z.array(dayField).check(z.maxLength(closedOnMax)),
  }),
);

const absenceWordsField = lines(80);

/** When somebody is there, and what visitors read while nobody is. */
export const openingFields = {
  openingHours: openingHoursField,
  absenceWords: absenceWordsField,
  absenceWordsEn: absenceWordsField,
};

/** The same as a form carries it. */
export const openingFormFields = { openingHours: jsonField(openingHoursField) };
