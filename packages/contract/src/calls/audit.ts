import * as z from 'zod/mini';
import { roles } from '../domain/account/role';
import { auditActions } from '../domain/audit/action';
import { defineCalls } from './call';
import { dayField } from './dayField';
import { idField } from './fields';
import { pageField, pageFields, pageOf } from './list';

const auditEntry = z.object({
  id: z.number(),
  at: z.iso.datetime({ offset: true }),
  companyName: z.string(),
  /** Who did it, by the name she had then. */
  actor: z.object({ userId: z.number(), name: z.string(), role: z.enum(roles) }),
  action: z.enum(auditActions),
  /** What was changed, by the name it had then. */
  subject: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditCalls = defineCalls({
  getAudit: {
    kind: 'json',
    method: 'POST',
    path: '/api/getAudit',
    summary: 'Who changed what and when, newest first',
    input: z.strictObject({
      companyId: z.optional(idField),
      action: z.optional(z.enum(auditActions)),
      /** Both included. */
      from: z.optional(dayField),
      until: z.optional(dayField),
      ...pageFields,
      page: z._default(pageField, 1),
    }),
    output: pageOf(auditEntry),
    errors: [],
    capability: 'audit.read',
  },
});
