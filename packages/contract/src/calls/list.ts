import * as z from 'zod/mini';
import { pageSizes } from '../domain/list/paging';
import { countField, searchField } from './fields';

/** A long list is asked for by the page; without a page the answer is the whole list. */
export const listFields = {
  page: z.optional(countField(1, 1_000_000)),
  pageSize: z._default(countField(1, pageSizes.max), pageSizes.usual),
  search: z.optional(searchField),
};

/** `name` sorts upwards, `-name` downwards. */
export const sortField = <const Keys extends readonly [string, ...string[]]>(keys: Keys) =>
  z.optional(z.union([z.enum(keys), z.templateLiteral(['-', z.enum(keys)])]));

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ result: z.literal('OK'), rows: z.array(row), total: z.number() });
