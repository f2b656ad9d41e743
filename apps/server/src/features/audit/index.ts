export { auditHandlers } from './audit.calls';
export { type Actor, type Audit, makeAudit } from './audit.service';
