import * as z from 'zod/mini';
import { pageSizes } from '../domain/list/paging';
import { countField } from './numberFields';
import { searchField } from './textFields';

/** What narrows a list. */
export const listFields = { search: z.optional(searchField) };

export const pageField = countField(1, 1_000_000);

/** A long list is asked for by the page. */
export const pageFields = {
  ...listFields,
  page: pageField,
  pageSize: z._default(countField(1, pageSizes.max), pageSizes.usual),
};

/** `name` sorts upwards, `-name` downwards. */
export const sortField = <const Key extends string>(keys: readonly Key[]) => z.optional(z.enum(sortsOf(keys)));

const sortsOf = <Key extends string>(keys: readonly Key[]) =>
  keys.flatMap((key): (Key | `-${Key}`)[] => [key, `-${key}`]);

export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({ result: z.literal('OK'), rows: z.array(row), total: z.number() });
