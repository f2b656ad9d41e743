export { auditHandlers } from './audit.calls';
export { type Actor, type Audit, type AuditLine, actorOf, makeAudit } from './audit.service';
