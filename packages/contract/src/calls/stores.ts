import * as z from 'zod/mini';
import { addedAnswer, confirmAnswer, okAnswer } from './answers';
import { defineCalls } from './call';
import { flagField, idField } from './fields';
import { listFields, pageFields, pageOf, sortField } from './list';
import { versionField } from './numberFields';
import { openingFields, openingFormFields } from './openingFields';
import { titleField } from './textFields';
import { optional, savingNames, wireInput } from './wire';

/** Its screens and operators: the first of them by name, and how many there are. */
const storeAnswer = z.object({
  id: z.number(),
  name: z.string(),
  companyName: z.string(),
  isOwnConfig: z.boolean(),
  signages: z.array(z.object({ id: z.number(), name: z.string() })),
  signageCount: z.number(),
  users: z.array(z.object({ userId: z.number(), name: z.string() })),
  userCount: z.number(),
  /** Its own; what it has not set is that of its company. */
  ...openingFields,
  version: z.number(),
});
export type StoreAnswer = z.output<typeof storeAnswer>;

export const storeSortKeys = ['name', 'createdAt'] as const;

/** What people write about a store. */
export const storeFields = { name: titleField, ...openingFields };

const wantedStores = { companyId: z.optional(idField), sort: sortField(storeSortKeys) };

export const storeCalls = defineCalls({
  getStore: {
    kind: 'json',
    method: 'POST',
    path: '/api/getStore',
    summary: 'One store',
    when: { targetStoreId: 'given' },
    input: z.strictObject({ targetStoreId: idField }),
    output: storeAnswer,
    errors: ['notFound'],
    capability: 'store.read',
  },
  listStores: {
    kind: 'json',
    method: 'POST',
    path: '/api/getStore',
    summary: 'The stores of the company',
    when: { targetStoreId: 'missing', page: 'missing' },
    input: z.strictObject({ ...wantedStores, ...listFields }),
    output: z.array(storeAnswer),
    errors: [],
    capability: 'store.read',
  },
  pageOfStores: {
    kind: 'json',
    method: 'POST',
    path: '/api/getStore',
    summary: 'One page of the stores of the company',
    when: { targetStoreId: 'missing', page: 'given' },
    input: z.strictObject({ ...wantedStores, ...pageFields }),
    output: pageOf(storeAnswer),
    errors: [],
    capability: 'store.read',
  },
  addStore: {
    kind: 'form',
    method: 'POST',
    path: '/api/addStore',
    summary: 'Add a store',
    input: wireInput(
      { name: titleField, companyId: z.optional(idField), isForced: z._default(flagField, false) },
      savingNames,
    ),
    files: {},
    output: z.discriminatedUnion('result', [addedAnswer, confirmAnswer]),
    adds: true,
    errors: ['notFound', 'companyNeeded'],
    capability: 'store.manage',
  },
  updateStore: {
    kind: 'form',
    method: 'POST',
    path: '/api/updateStore',
    summary: 'Change a store: only the fields sent',
    input: wireInput(
      {
        id: idField,
        ...optional({ ...storeFields, ...openingFormFields }),
        seenVersion: z.optional(versionField),
        isForced: z._default(flagField, false),
      },
      { ...savingNames, id: 'targetStoreId' },
    ),
    files: {},
    output: z.discriminatedUnion('result', [okAnswer, confirmAnswer]),
    errors: ['notFound', 'changedMeanwhile'],
    capability: 'store.manage',
  },
  deleteStore: {
    kind: 'json',
    method: 'POST',
    path: '/api/deleteStore',
    summary: 'Delete a store that nobody and no signage belongs to',
    input: z.strictObject({ targetStoreId: idField }),
    output: okAnswer,
    errors: ['notFound', 'storeInUse'],
    capability: 'store.manage',
  },
});
