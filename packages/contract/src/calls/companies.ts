import * as z from 'zod/mini';
import { defineCalls } from './call';
import { idField } from './fields';

export const companyCalls = defineCalls({
  getCompany: {
    kind: 'json',
    method: 'POST',
    path: '/api/getCompany',
    summary: 'The company of the caller',
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: z.object({ companyName: z.string(), avatar_channel_max: z.number() }),
    errors: ['notFound'],
    capability: 'company.read',
  },
});
