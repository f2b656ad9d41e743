import { deviceStatuses } from '@mukae/contract/domain/signage/scene';
import { expect, it } from 'vitest';
import { byUrgency } from './byUrgency';

const at = (storeName: string, name: string) => ({ status: 'Standby' as const, storeName, name });

it('[O-L10] who calls stands first, who is away last', () => {
  const signages = deviceStatuses.map((status) => ({ status, storeName: '', name: '' }));
  expect(signages.toSorted(byUrgency).map(({ status }) => status)).toEqual([
    'Calling',
    'Crowded',
    'Active',
    'Monitoring',
    'Standby',
    'Suspended',
    'Logout',
  ]);
});

it('[O-L10] equals stand by place', () => {
  expect([at('B', 'a'), at('A', 'b'), at('A', 'a')].toSorted(byUrgency)).toEqual([
    at('A', 'a'),
    at('A', 'b'),
    at('B', 'a'),
  ]);
});
