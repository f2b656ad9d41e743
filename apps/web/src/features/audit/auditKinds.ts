import { type AuditAction, auditActions } from '@mukae/contract/domain/audit/action';

/** What an action is about: the first half of its name. */
export type AuditKind = AuditAction extends `${infer Kind}.${string}` ? Kind : never;

const auditKinds = [
  'user',
  'store',
  'signage',
  'template',
  'message',
  'media',
  'character',
  'channel',
  'reservation',
  'company',
  'usage',
  'answer',
  'receptionist',
] as const satisfies readonly AuditKind[];

/** All actions, those about the same thing together. */
export const actionsByKind: readonly { kind: AuditKind; actions: readonly AuditAction[] }[] = auditKinds.map(
  (kind) => ({
    kind,
    actions: auditActions.filter((action) => action.startsWith(`${kind}.`)),
  }),
);

export const actionNamed = (name: string): AuditAction | undefined => auditActions.find((action) => action === name);
