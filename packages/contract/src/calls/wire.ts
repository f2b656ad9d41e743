import * as z from 'zod/mini';

type Fields = Readonly<Record<string, z.ZodMiniType>>;

/** What fields are called outside where that is another name than inside. One that has several is written under each, and read from the first. */
type WireNames = Readonly<Record<string, string | readonly [string, ...string[]]>>;

type Inside<Shape extends Fields> = z.output<z.ZodMiniObject<Shape>>;
type Wire = Readonly<Record<string, unknown>>;

const outside = (names: WireNames, name: string): readonly [string, ...string[]] => {
  const found = Object.hasOwn(names, name) ? names[name] : undefined;
  return typeof found === 'string' ? [found] : (found ?? [name]);
};

const shapeOutside = (fields: Fields, names: WireNames): Fields =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => outside(names, name).map((wireName) => [wireName, field])),
  );

/** The names inside of all that is named otherwise outside, also of what lies deeper. */
const insideNames = z.registry<{ names: ReadonlyMap<string, string> }>();

const codecOf = <Shape extends Fields>(
  wire: z.ZodMiniType<Wire, Wire>,
  fields: Shape,
  names: WireNames,
): z.ZodMiniType<Inside<Shape>, Wire> => {
  const codec = z.codec(wire, z.pipe(z.unknown(), z.custom<Inside<Shape>>()), {
    decode: (sent) =>
      Object.fromEntries(
        Object.keys(fields).flatMap((name) => {
          const [wireName] = outside(names, name);
          return Object.hasOwn(sent, wireName) ? [[name, sent[wireName]]] : [];
        }),
      ),
    encode: (value) => {
      const said: Wire = Object(value);
      return Object.fromEntries(
        Object.keys(fields).flatMap((name) =>
          Object.hasOwn(said, name) ? outside(names, name).map((wireName) => [wireName, said[name]]) : [],
        ),
      );
    },
  });
  const pairs = Object.keys(names).flatMap((name) =>
    outside(names, name).map((wireName): [string, string] => [wireName, name]),
  );
  return codec.register(insideNames, { names: new Map(pairs) });
};

/** What is sent to a call: fields that have other names on the wire than inside, and no others. */
export const wireInput = <Shape extends Fields>(fields: Shape, names: WireNames = {}) =>
  codecOf(z.strictObject(shapeOutside(fields, names)), fields, names);

/** What a call answers, in the same manner. What is not declared stays inside. */
export const wireAnswer = <Shape extends Fields>(fields: Shape, names: WireNames = {}) =>
  codecOf(z.object(shapeOutside(fields, names)), fields, names);

/** Fields each of which may be left out. */
export const optional = <Shape extends Fields>(fields: Shape) => z.partial(z.object(fields)).shape;

/** A field that may be left empty: then it is not even sent. */
export const orEmpty = <Field extends z.ZodMiniType>(field: Field, empty: z.output<Field>) =>
  z.codec(z.optional(field), z.custom<z.output<Field>>(), {
    decode: (sent) => (sent === undefined ? empty : sent),
    encode: (value) => (value === empty ? undefined : value),
  });

/** What a field is called inside that is named from outside, as in `touch_buttons.0.font_size`. */
export function insideName(schema: z.ZodMiniType, way: string): string {
  const names = insideNames.get(schema)?.names;
  return names
    ? way
        .split('.')
        .map((name) => names.get(name) ?? name)
        .join('.')
    : way;
}

/** The fields of an object as they are called outside. */
export function fieldsOnWire(schema: unknown): Readonly<Record<string, unknown>> {
  if (schema instanceof z.ZodMiniObject) return schema.shape;
  return schema instanceof z.ZodMiniPipe ? fieldsOnWire(schema.def.in) : {};
}

/** Whoever saves says which state she saw, and that she was asked. */
export const savingNames = { seenVersion: 'version', isForced: 'isForceSubmit' } as const;
