import { faultOf, faults } from '@mukae/contract/errors/faults';
import type { Language } from '@mukae/contract/language';
import type * as z from 'zod/mini';

/** What is wrong with a form by the contract's own schema: the first fault of each field, keyed by its path. */
export function formFaults(schema: z.ZodMiniType, values: unknown, language: Language): Record<string, string> {
  const parsed = schema.safeParse(values);
  if (parsed.success) return {};
  const found: Record<string, string> = {};
  for (const issue of parsed.error.issues) found[issue.path.join('.')] ??= faults[faultOf(issue)][language];
  return found;
}
