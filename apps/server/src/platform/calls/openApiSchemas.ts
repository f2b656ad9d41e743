import { type Call, fileRulesOf } from '@mukae/contract/calls/call';
import { type CallMark, fits, marksOf } from '@mukae/contract/calls/variants';
import * as z from 'zod/mini';

interface Schema {
  properties?: unknown;
  [key: string]: unknown;
}

/** As it is on the wire, which is the side that a page writes and a browser reads. */
export const schemaOf = (type: z.ZodMiniType): Schema => {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io: 'input', unrepresentable: 'any' });
  return schema;
};

/** What a field says where it only tells which call is meant. */
const writtenIn = (mark: CallMark): readonly string[] =>
  typeof mark === 'string' ? [] : mark.filter((written) => written !== undefined);

/** The fields of a call, its files, and what tells it from the others on its path. */
export function inputOf(call: Call): Schema {
  const { properties, required, ...schema } = schemaOf(call.input);
  const files = Object.keys(fileRulesOf(call)).map((name) => [name, { type: 'string', format: 'binary' }]);
  const marks = Object.entries(marksOf(call)[0]).filter(([, mark]) => writtenIn(mark).length > 0);
  const needed = marks.filter(([, mark]) => !fits(mark, undefined)).map(([name]) => name);
  return {
    ...schema,
    properties: {
      ...Object.fromEntries(marks.map(([name, mark]) => [name, { type: 'string', enum: writtenIn(mark) }])),
      ...Object(properties),
      ...Object.fromEntries(files),
    },
    required: [...needed, ...(Array.isArray(required) ? required : [])],
  };
}

/** One of several things under its name, or the only one as it is. */
export function oneOf(named: readonly (readonly [name: string, schema: Schema])[]): Schema {
  const [first, ...others] = named;
  if (first && others.length === 0) return first[1];
  return { oneOf: named.map(([title, schema]) => ({ title, ...schema })) };
}
