import { auditActions } from '@mukae/contract/domain/audit/action';
import { expect, it } from 'vitest';
import { actionNamed, actionsByKind } from './auditKinds';

it('[O-A02] every action stands in one group', () => {
  expect(actionsByKind.flatMap(({ actions }) => actions).toSorted()).toEqual([...auditActions].toSorted());
  expect(actionsByKind.filter(({ actions }) => actions.length === 0)).toEqual([]);
});

it('[O-A02] an address may name an action that there is', () => {
  expect(actionNamed('store.changed')).toBe('store.changed');
  expect(actionNamed('store.painted')).toBeUndefined();
});
