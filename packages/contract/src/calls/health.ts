import * as z from 'zod/mini';
import { defineCalls } from './call';

/** A page that waits for the service reloads once the server of this name answers. */
export const servingName = 'ap1';

export const healthCalls = defineCalls({
  health: {
    kind: 'json',
    method: 'GET',
    path: '/health',
    summary: 'The name of the server that answers',
    input: z.strictObject({}),
    output: z.object({ ServerName: z.string() }),
    errors: [],
    capability: 'service.read',
    sessionless: true,
  },
});
