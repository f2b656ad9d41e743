import * as z from 'zod/mini';
import { beginningsAnew } from '../realtime/screenCommandField';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { idField } from './fields';
import { pictureErrors, pictureUpload } from './picture';
import { keyField } from './templateFields';

/** What administrators ask of a screen, and what it answers. */
export const screenCommandCalls = defineCalls({
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
    summary:
      'Ask a signage for a picture of its screen; it comes a moment later, or not at all. Not while a visitor is there',
    input: z.strictObject({ targetId: idField }),
    output: z.object({ result: z.literal('OK'), pictureId: z.uuid() }),
    errors: ['notFound', 'inCall', 'signageAway'],
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
