export { auditHandlers } from './audit.calls';
export { type Actor, type Audit, type AuditEntry, actorOf, makeAudit } from './audit.service';
