/** A value as a form writes it; undefined: the field is left out. */
type Written = string | undefined;

/** What a field says when a call is meant: one of these values, or only that it is there, or that it is not. */
export type CallMark = 'given' | 'missing' | readonly [Written, ...Written[]];

type Marks = Readonly<Record<string, CallMark>>;

/** How one of several calls on a path is told from the others: by these fields, or by any of these sets of fields. */
export type When = Marks | readonly [Marks, ...Marks[]];

interface Told {
  when?: When;
}

/** A flag that says which call is meant; what comes first is what our own pages write. */
export const marked = ['1', 'true'] as const;
export const notMarked = [undefined, '0', 'false'] as const;

const isSeveral = (when: When): when is readonly [Marks, ...Marks[]] => Array.isArray(when);

/** What a call is told by, in each of the ways in which it is told. */
export const marksOf = ({ when = {} }: Told): readonly [Marks, ...Marks[]] => (isSeveral(when) ? when : [when]);

const isMissing = (value: unknown): boolean => value === undefined || value === '';

export function fits(mark: CallMark, value: unknown): boolean {
  if (mark === 'given') return !isMissing(value);
  return mark === 'missing' ? isMissing(value) : mark.some((written) => written === value);
}

const valueIn = (fields: unknown, name: string): unknown => {
  const own: Readonly<Record<string, unknown>> = Object(fields);
  return Object.hasOwn(own, name) ? own[name] : undefined;
};

/** The call that the fields mean, or the first field that means none of them. */
export function variantIn<Variant>(
  variants: readonly Variant[],
  toldBy: (variant: Variant) => Told,
  fields: unknown,
): { meant: Variant } | { misfit: string } {
  let left = variants.flatMap((meant) => marksOf(toldBy(meant)).map((marks) => ({ meant, marks })));
  for (const name of new Set(left.flatMap(({ marks }) => Object.keys(marks)))) {
    left = left.filter(({ marks: { [name]: mark } }) => mark === undefined || fits(mark, valueIn(fields, name)));
    if (left.length === 0) return { misfit: name };
  }
  const [found] = left;
  return found ?? { misfit: '' };
}

const isWritten = (mark: CallMark | undefined): boolean => Array.isArray(mark);

/** A field that only says which call is meant is no part of its input: whoever sends the call writes it. */
export const writtenMarks = (told: Told): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(marksOf(told)[0]).flatMap(([name, mark]) =>
      typeof mark === 'string' || mark[0] === undefined ? [] : [[name, mark[0]]],
    ),
  );

/** Whoever takes the call takes it off again. */
export function withoutMarks(told: Told, fields: unknown): unknown {
  const isRead = ([name]: [string, unknown]) => marksOf(told).some((marks) => isWritten(marks[name]));
  if (typeof fields !== 'object' || fields === null || !Object.entries(fields).some(isRead)) return fields;
  return Object.fromEntries(Object.entries(fields).filter((entry) => !isRead(entry)));
}
