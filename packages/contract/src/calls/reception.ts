import * as z from 'zod/mini';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { pictureErrors, pictureUpload } from './picture';

const whichRequest = z.strictObject({ requestId: z.uuid() });

export const receptionCalls = defineCalls({
  addCaptureImage: {
    kind: 'form',
    method: 'POST',
    path: '/api/addCaptureImage',
    summary: 'The picture that a signage took of who calls; it is kept for 24 hours',
    input: whichRequest,
    files: { image: pictureUpload },
    output: okAnswer,
    errors: ['requestOver', ...pictureErrors],
    capability: 'capture.add',
  },
  getCaptureImage: {
    kind: 'file',
    method: 'GET',
    path: '/api/captureImage',
    summary: 'The picture of who calls, for whoever may answer',
    input: whichRequest,
    contentTypes: ['image/webp'],
    errors: ['notFound'],
    capability: 'capture.read',
  },
});
