/** What is written down when somebody changes something. */
export const auditActions = [
  'user.added',
  'user.changed',
  'user.deleted',
  'user.passwordReset',
  'user.imported',
  'user.loggedOut',
  'store.added',
  'store.changed',
  'store.deleted',
  'signage.added',
  'signage.changed',
  'signage.templateChanged',
  'signage.deleted',
  'signage.paired',
  'signage.imported',
  'signage.operatorAdded',
  'signage.operatorRemoved',
  'signage.suspended',
  'signage.restarted',
  'media.added',
  'media.renamed',
  'media.deleted',
  'character.added',
  'character.deleted',
  'channel.released',
  'company.registered',
  'company.changed',
  'company.channelsRequested',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** Fields whose change is told without their content. */
const secrets = new Set(['password']);

export interface FieldChange {
  field: string;
  from: string;
  to: string;
}

/** What differs between two states, field by field, as people read it. */
export function changesBetween(
  before: Readonly<Record<string, string | number | null | undefined>>,
  after: Readonly<Record<string, string | number | null | undefined>>,
): FieldChange[] {
  const text = (value: string | number | null | undefined) => String(value ?? '');
  return Object.entries(after).flatMap(([field, value]) => {
    if (value === undefined || text(value) === text(before[field])) return [];
    if (secrets.has(field)) return [{ field, from: '', to: '' }];
    return [{ field, from: text(before[field]), to: text(value) }];
  });
}
