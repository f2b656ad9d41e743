import * as z from 'zod/mini';
import { pageSizes } from '../domain/list/paging';
import { healthReasons } from '../domain/signage/health/reportFaults';
import { scenes } from '../domain/signage/scene';
import { healthReportField } from '../realtime/healthReportField';
import { defineCalls } from './call';
import { idField } from './fields';

const instant = z.iso.datetime({ offset: true });

const healthField = z.discriminatedUnion('is', [
  z.object({ is: z.literal(['well', 'never']) }),
  z.object({ is: z.literal('attention'), reasons: z.array(z.enum(healthReasons)) }),
  z.object({ is: z.literal('away'), since: instant }),
]);
export type HealthAnswer = z.output<typeof healthField>;

const screenHealthAnswer = z.object({
  result: z.literal('OK'),
  health: healthField,
  /** What it told last; null: it never did. */
  last: z.nullable(z.object({ at: instant, report: healthReportField })),
  /** All that is published for it; with the name of its hours, where one has some. */
  templates: z.array(
    z.object({ id: z.number(), scene: z.enum(scenes), version: z.number(), hours: z.nullable(z.string()) }),
  ),
  /** Names of the media that cannot be shown, as far as they are still in the library. */
  mediaNames: z.array(z.object({ address: z.string(), name: z.string() })),
  serviceVersion: z.string(),
  /** The newest picture of the screen, while it is kept. */
  picture: z.nullable(z.object({ pictureId: z.uuid(), takenAt: instant })),
  /** A picture that was asked for and cannot be made there. */
  failedPicture: z.nullable(z.uuid()),
  now: instant,
});
export type ScreenHealthAnswer = z.output<typeof screenHealthAnswer>;

export const screenHealthCalls = defineCalls({
  getScreenHealth: {
    kind: 'json',
    method: 'POST',
    path: '/api/getScreenHealth',
    summary: 'How one signage is, and all that it told last',
    when: { targetIds: 'missing' },
    input: z.strictObject({ targetId: idField }),
    output: screenHealthAnswer,
    errors: ['notFound'],
    capability: 'signage.manage',
    passive: true,
  },
  listScreenHealths: {
    kind: 'json',
    method: 'POST',
    path: '/api/getScreenHealth',
    summary: 'How several signages are; those that are out of reach are left out',
    when: { targetIds: 'given' },
    input: z.strictObject({ targetIds: z.array(idField).check(z.maxLength(pageSizes.max)) }),
    output: z.object({
      result: z.literal('OK'),
      screens: z.array(z.object({ id: z.number(), health: healthField })),
    }),
    errors: [],
    capability: 'signage.manage',
    passive: true,
  },
});
