import * as z from 'zod/mini';

/** A form carries a list of things as lines of JSON. */
export const jsonField = <Schema extends z.ZodMiniType>(schema: Schema) =>
  z.pipe(
    z.codec(z.string().check(z.maxLength(10_000)), z.unknown(), {
      decode: (text, context): unknown => {
        try {
          return JSON.parse(text);
        } catch {
          context.issues.push({ code: 'custom', input: text, message: 'wrongType' });
          return z.NEVER;
        }
      },
      encode: (value) => JSON.stringify(value),
    }),
    schema,
  );
