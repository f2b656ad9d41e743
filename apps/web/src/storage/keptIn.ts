import type * as z from 'zod/mini';

/** What is kept there by that name. Undefined as well for what these pages cannot have written. */
export function keptIn<Kept>(
  storage: Pick<Storage, 'getItem'>,
  name: string,
  kind: z.ZodMiniType<Kept>,
): Kept | undefined {
  const text = storage.getItem(name) ?? 'null';
  try {
    return kind.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
