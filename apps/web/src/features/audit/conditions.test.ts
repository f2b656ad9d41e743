import { expect, it } from 'vitest';
import { auditConditionsIn, noAuditConditions } from './conditions';

it('[O-A02] asks for an action and for days', () => {
  const asked = { action: 'store.changed', from: '2026-11-01', until: '2026-11-16' };
  expect(auditConditionsIn(asked)).toEqual(asked);
});

it('[O-A02] leaves out what is empty or cannot be', () => {
  const nothing = { action: undefined, from: undefined, until: undefined };
  expect(auditConditionsIn(noAuditConditions)).toEqual(nothing);
  expect(auditConditionsIn({ action: 'all', from: 'yesterday', until: '2026-02-30' })).toEqual(nothing);
});
