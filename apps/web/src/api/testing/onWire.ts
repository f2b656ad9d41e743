import * as z from 'zod/mini';

/** What the server would answer. */
export const onWire = <Output>({ output }: { output: z.ZodMiniType<Output> }, answer: Output): Response =>
  Response.json(z.encode(output, answer));
