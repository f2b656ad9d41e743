import * as z from 'zod/mini';

const flag = z.catch(z.boolean(), false);
const why = z.enum(['expired', 'accountChanged']);
const over = z.catch(z.optional(z.object({ why, person: z.string(), address: z.string() })), undefined);
/** A page of the console that somebody opened by its address before she had logged in. */
const wanted = z.catch(z.optional(z.string().check(z.startsWith('/app/'))), undefined);
const nothing = { register: false, passwordChanged: false, isRedirect: false, over: undefined, wanted: undefined };
const loginState = z.catch(
  z.object({ register: flag, passwordChanged: flag, isRedirect: flag, over, wanted }),
  nothing,
);

/** What the page before told the login page; `over`: whose session has ended where, and why. */
export type LoginState = z.output<typeof loginState>;
export type WhyOver = z.output<typeof why>;

export const loginStateFrom = (state: unknown): LoginState => loginState.parse(state);
