import { signageFields } from '@mukae/contract/calls/signageFields';
import { userFields } from '@mukae/contract/calls/userFields';
import { getTableColumns } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { users } from '../accounts/accounts.tables';
import { signages } from './signages.tables';

const ofUsers = Object.keys(getTableColumns(users));
const ofDevices = [...ofUsers, ...Object.keys(getTableColumns(signages))];

it.each([
  ['a user', userFields, ofUsers],
  ['a signage', signageFields, ofDevices],
])('every field that people write about %s has a column of its name', (_, fields, columns) => {
  expect(columns).toEqual(expect.arrayContaining(Object.keys(fields)));
});
