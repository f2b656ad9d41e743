import { modelCalls } from '@mukae/contract/calls/models';
import { type Handler, handleFile } from '#platform/calls/handler';
import { Refusal } from '#platform/refusals/refusal';
import { type Models, pauseMs } from './models.service';

export const modelHandlers = (models: Models): Handler[] => [
  handleFile(modelCalls.getModel, async ({ input }) => {
    const found = await models.find(input.name);
    if (!found) throw new Refusal('unavailable', { retryAfterSeconds: pauseMs / 1000 });
    // A browser keeps it and asks each time whether it is still the same: an administrator may put another one there.
    return { ...found, contentType: 'application/octet-stream', cacheControl: 'private, no-cache' };
  }),
];
