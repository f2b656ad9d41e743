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
  'template.presetAdded',
  'template.presetDeleted',
  'signage.reloadAsked',
  'signage.restartAsked',
  'signage.pictureAsked',
  'signage.draftShown',
  'message.done',
  'message.reopened',
  'media.added',
  'media.renamed',
  'media.deleted',
  'character.added',
  'character.deleted',
  'channel.released',
  'reservation.cancelled',
  'company.registered',
  'company.changed',
  'company.channelsRequested',
  'company.bookingRulesChanged',
  'usage.corrected',
  'answer.added',
  'answer.changed',
  'answer.deleted',
  'answer.imported',
  'receptionist.changed',
  'receptionist.talkDeleted',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One field of what was changed, as people read it. */
export interface FieldChange {
  field: string;
  from: string;
  to: string;
}
