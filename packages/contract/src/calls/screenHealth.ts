import * as z from 'zod/mini';
import { pageSizes } from '../domain/list/paging';
import { healthReasons } from '../domain/signage/health/reportFaults';
import { scenes } from '../domain/signage/scene';
import { healthReportField } from '../realtime/healthReportField';
import { beginningsAnew } from '../realtime/screenCommandField';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { idField } from './fields';
import { pictureErrors, pictureUpload } from './picture';
import { keyField } from './templateFields';

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
  /** What it should show. */
  templates: z.array(z.object({ scene: z.enum(scenes), version: z.number() })),
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

const whichScreen = z.strictObject({ targetId: idField });

export const screenHealthCalls = defineCalls({
  getScreenHealth: {
    kind: 'json',
    method: 'POST',
    path: '/api/getScreenHealth',
    summary: 'How one signage is, and all that it told last',
    when: { targetIds: 'missing' },
    input: whichScreen,
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
  beginScreenAnew: {
    kind: 'json',
    method: 'POST',
    path: '/api/beginScreenAnew',
    summary: 'Have the page of a signage begin anew, or (restart) also forget what its device keeps; not during a call',
    input: z.strictObject({ targetId: idField, how: z.enum(beginningsAnew) }),
    output: okAnswer,
    errors: ['notFound', 'inCall', 'signageAway'],
    capability: 'signage.manage',
  },
  askScreenPicture: {
    kind: 'json',
    method: 'POST',
    path: '/api/askScreenPicture',
    summary: 'Ask a signage for a picture of its screen; it comes a moment later, or not at all',
    input: whichScreen,
    output: z.object({ result: z.literal('OK'), pictureId: z.uuid() }),
    errors: ['notFound', 'signageAway'],
    capability: 'signage.manage',
  },
  showDraftOnScreen: {
    kind: 'json',
    method: 'POST',
    path: '/api/showDraftOnScreen',
    summary: 'Have a signage show one template of a draft for a minute; not during a call',
    input: z.strictObject({ draftId: idField, templateKey: keyField }),
    output: okAnswer,
    errors: ['notFound', 'inCall', 'signageAway'],
    capability: 'signage.manage',
  },
  addScreenPicture: {
    kind: 'form',
    method: 'POST',
    path: '/api/addScreenPicture',
    summary: 'The picture that a signage was asked for; the newest one is kept, for 24 hours',
    input: z.strictObject({ pictureId: z.uuid() }),
    files: { image: pictureUpload },
    output: okAnswer,
    errors: ['requestOver', ...pictureErrors],
    capability: 'screen.report',
  },
  giveUpScreenPicture: {
    kind: 'json',
    method: 'POST',
    path: '/api/giveUpScreenPicture',
    summary: 'The browser of a signage cannot make the picture that it was asked for',
    input: z.strictObject({ pictureId: z.uuid() }),
    output: okAnswer,
    errors: ['requestOver'],
    capability: 'screen.report',
  },
  getScreenPicture: {
    kind: 'file',
    method: 'GET',
    path: '/api/screenPicture',
    summary: 'The newest picture of a screen, for the administrators of its company',
    input: z.strictObject({ targetId: idField, pictureId: z.uuid() }),
    contentTypes: ['image/webp'],
    errors: ['notFound'],
    capability: 'signage.manage',
  },
});
