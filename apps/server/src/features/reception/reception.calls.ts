import { ok } from '@mukae/contract/calls/answers';
import { receptionCalls } from '@mukae/contract/calls/reception';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import { neededFile } from '#platform/calls/neededFile';
import type { Captures } from './captures';

export const receptionHandlers = (captures: Captures): Handler[] => [
  handle(receptionCalls.addCaptureImage, async ({ input, files, principal }) => {
    await captures.add(principal, input.requestId, neededFile(files, 'image'));
    return ok;
  }),

  handleFile(receptionCalls.getCaptureImage, async ({ input, principal }) => ({
    ...(await captures.find(principal, input.requestId)),
    contentType: 'image/webp',
    cacheControl: 'private, no-store',
    version: input.requestId,
  })),
];
