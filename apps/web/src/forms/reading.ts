import type { FieldFault } from '@mukae/contract/calls/answers';
import { changed } from '@mukae/contract/domain/change/changed';
import type { AnsweredFault } from '@mukae/contract/errors/answeredFaults';
import { foundFaults } from '@mukae/contract/errors/foundFaults';
import type * as z from 'zod/mini';

/** What is wrong, by the place in the form: `name`, `user.name`, `buttons.1.text`. */
export type Faults = Readonly<Record<string, AnsweredFault>>;

/** What a form says, or what keeps it from being read. */
export type Reading<Said> = { isRight: true; said: Said } | { isRight: false; faults: Faults };

/** What a schema takes, with fields in which nothing is chosen or written yet. */
type OrNone<Typed> = Typed extends File
  ? Typed
  : Typed extends readonly (infer Row)[]
    ? readonly OrNone<Row>[]
    : Typed extends object
      ? { [Name in keyof Typed]: OrNone<Typed[Name]> | null }
      : Typed;

/** Each field tells the first thing that is wrong with it. */
export function byField(found: readonly FieldFault[]): Faults {
  const faults: Record<string, AnsweredFault> = {};
  for (const { field, fault } of found) faults[field] ??= fault;
  return faults;
}

const partOf = (whole: unknown, name: string): unknown =>
  typeof whole === 'object' && whole !== null ? new Map<string, unknown>(Object.entries(whole)).get(name) : undefined;
const isNone = (typed: unknown, place: string): boolean => place.split('.').reduce(partOf, typed) === null;

/** None where a schema asks for something is no wrong form, but something that is missing. */
function judge<Said>(schema: z.ZodMiniType<Said>, typed: unknown): Reading<Said> {
  const { success, data, error } = schema.safeParse(typed);
  if (success) return { isRight: true, said: data };
  const found = foundFaults(error.issues).map(
    ({ field, fault }): FieldFault => ({ field, fault: isNone(typed, field) ? 'required' : fault }),
  );
  return { isRight: false, faults: byField(found) };
}

/** Read by a schema of the contract. */
export const readBy = <Said, Typed>(schema: z.ZodMiniType<Said, Typed>, typed: OrNone<NoInfer<Typed>>): Reading<Said> =>
  judge(schema, typed);

/** What differs from before, and nothing else: what was not touched is neither judged nor said. */
export function readChange<Said extends object, Typed extends object>(
  schema: z.ZodMiniType<Said, Partial<Typed>>,
  before: OrNone<NoInfer<Typed>>,
  after: OrNone<NoInfer<Typed>>,
): Reading<Partial<Said>> {
  const reading = judge(schema, changed(before, after));
  // A space at its end is typed, but changes no name.
  return reading.isRight ? { isRight: true, said: changed(before, reading.said) } : reading;
}

/** The same form with more to be found fault with: what concerns several fields together. */
export const andAlso = <Said>(reading: Reading<Said>, found: Faults): Reading<Said> => {
  if (Object.keys(found).length === 0) return reading;
  return { isRight: false, faults: reading.isRight ? found : { ...reading.faults, ...found } };
};

export const faultsIn = (reading: Reading<unknown>): Faults => (reading.isRight ? {} : reading.faults);
