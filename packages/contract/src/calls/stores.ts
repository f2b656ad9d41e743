import * as z from 'zod/mini';
import { defineCalls } from './call';
import { idField } from './fields';

const storeAnswer = z.object({ id: z.number(), name: z.string(), companyName: z.string(), isOwnConfig: z.boolean() });

export const storeCalls = defineCalls({
  getStore: {
    kind: 'json',
    method: 'POST',
    path: '/api/getStore',
    summary: 'One store, or without a target the stores of the company',
    input: z.strictObject({ targetStoreId: z.optional(idField), companyId: z.optional(idField) }),
    output: z.union([storeAnswer, z.array(storeAnswer)]),
    errors: ['notFound'],
    capability: 'store.read',
  },
});
