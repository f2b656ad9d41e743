import * as z from 'zod/mini';
import { trackingModels } from '../domain/avatar/trackingModels';
import { defineCalls } from './call';

export const modelCalls = defineCalls({
  getModel: {
    kind: 'file',
    method: 'GET',
    path: '/models/:name',
    summary: 'What a page needs to read a face or hands; fetched from its publisher when nobody asked before',
    input: z.strictObject({ name: z.enum(trackingModels) }),
    contentTypes: ['application/octet-stream'],
    errors: ['unavailable'],
    capability: 'model.read',
  },
});
