import * as z from 'zod/mini';
import { roles } from '../domain/account/role';
import { defineCalls } from './call';

export const demoCalls = defineCalls({
  getDemo: {
    kind: 'json',
    method: 'POST',
    path: '/api/getDemo',
    summary: 'The demo accounts (demo mode only)',
    input: z.strictObject({}),
    output: z.object({
      result: z.literal('OK'),
      password: z.string(),
      accounts: z.array(z.object({ loginId: z.string(), name: z.string(), role: z.enum(roles) })),
    }),
    errors: ['notFound'],
    capability: 'demo.read',
    passive: true,
  },
  openDemoMeeting: {
    kind: 'json',
    method: 'POST',
    path: '/api/openDemoMeeting',
    summary:
      'The token of a meeting to try, which begins in a minute or at midnight; one that is near is taken (demo mode only)',
    input: z.strictObject({}),
    output: z.object({ result: z.literal('OK'), token: z.string() }),
    errors: ['notFound', 'reservationOverlap'],
    capability: 'demo.read',
    passive: true,
  },
});
