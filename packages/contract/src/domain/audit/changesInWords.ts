import type { FieldChange } from './action';

/** How the fields of something are told. What is not named here has its own name, and is told as it is. */
export interface Telling<State> {
  names?: Readonly<Record<string, string>>;
  words?: { readonly [Name in keyof State]?: (value: State[Name]) => string };
}

const asItIs = (value: unknown): string => String(value ?? '');

/** Something as people read it, field by field. */
export function inWords<State extends object>(
  state: State,
  { names = {}, words = {} }: Telling<State>,
): Readonly<Record<string, string>> {
  const told: Record<string, string> = {};
  for (const name in state) told[names[name] ?? name] = (words[name] ?? asItIs)(state[name]);
  return told;
}

/** What was changed of something, field by field, as people read it. */
export function changesInWords<State extends object>(
  before: State,
  change: { readonly [Name in keyof State]?: State[Name] | undefined },
  { names = {}, words = {} }: Telling<State>,
): FieldChange[] {
  const told: FieldChange[] = [];
  for (const name in change) {
    const after = change[name];
    const say = words[name] ?? asItIs;
    if (after !== undefined) told.push({ field: names[name] ?? name, from: say(before[name]), to: say(after) });
  }
  return told;
}
