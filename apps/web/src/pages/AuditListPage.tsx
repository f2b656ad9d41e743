import { AuditScreen } from '#features/audit/AuditScreen';

export function Component() {
  return <AuditScreen />;
}
