import * as z from 'zod/mini';

const waitingState = z.object({ token: z.string().check(z.minLength(1)) });

/** The token that opens the room: of the page before, or else the one kept on this device. */
export function waitingToken(state: unknown, kept: string | undefined): string | undefined {
  const told = waitingState.safeParse(state);
  return told.success ? told.data.token : kept;
}
