import * as z from 'zod/mini';
import { roles } from '../domain/account/role';
import { defineCalls } from './call';

export const demoCalls = defineCalls({
  getDemo: {
    kind: 'json',
    method: 'POST',
    path: '/api/getDemo',
    summary: 'The demo accounts, and a reservation link to try (demo mode only)',
    input: z.strictObject({}),
    output: z.object({
      result: z.literal('OK'),
      password: z.string(),
      accounts: z.array(z.object({ loginId: z.string(), name: z.string(), role: z.enum(roles) })),
      reservationToken: z.string(),
    }),
    errors: ['notFound'],
    capability: 'demo.read',
    passive: true,
  },
});
