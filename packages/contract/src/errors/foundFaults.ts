import type { $ZodIssue } from 'zod/v4/core';
import { type Fault, faultOf } from './faults';

type Way = $ZodIssue['path'];

/** Of several forms that an input may have, the one it was meant in: the one in which something deeper is wrong. */
const meantForm = (issue: $ZodIssue): readonly $ZodIssue[] | undefined =>
  issue.code === 'invalid_union' ? issue.errors.find((form) => form.some(({ path }) => path.length > 0)) : undefined;

/** What a schema found wrong, and in which field: one inside another is named by its whole way, as in `user.name`. */
export const foundFaults = (issues: readonly $ZodIssue[], way: Way = []): { field: string; fault: Fault }[] =>
  issues.flatMap((issue) => {
    const here = [...way, ...issue.path];
    const meant = meantForm(issue);
    if (meant) return foundFaults(meant, here);
    const field = issue.code === 'unrecognized_keys' ? issue.keys.join(', ').slice(0, 100) : here.join('.');
    return [{ field, fault: faultOf(issue) }];
  });
