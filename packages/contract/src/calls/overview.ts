import * as z from 'zod/mini';
import { defineCalls } from './call';
import { idField } from './fields';

const counted = z.object({ total: z.number(), online: z.number() });

export const overviewCalls = defineCalls({
  getOverview: {
    kind: 'json',
    method: 'POST',
    path: '/api/getOverview',
    summary: 'How many screens, operators and stores there are, and how many are there now',
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: z.object({
      result: z.literal('OK'),
      stores: z.number(),
      /** Seen: those whose device was ever connected. */
      signages: z.extend(counted, { seen: z.number() }),
      operators: z.extend(counted, { standby: z.number() }),
      media: z.number(),
    }),
    errors: ['notFound'],
    capability: 'overview.read',
    passive: true,
  },
});
export type Overview = z.output<typeof overviewCalls.getOverview.output>;
