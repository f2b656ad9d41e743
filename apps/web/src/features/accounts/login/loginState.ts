import * as z from 'zod/mini';

const flag = z.catch(z.boolean(), false);
const why = z.enum(['expired', 'accountChanged']);
const over = z.catch(z.optional(z.object({ why, person: z.string(), address: z.string() })), undefined);
const nothing = { register: false, passwordChanged: false, isRedirect: false, over: undefined };
const loginState = z.catch(z.object({ register: flag, passwordChanged: flag, isRedirect: flag, over }), nothing);

/** What the page before told the login page; `over`: whose session has ended where, and why. */
export type LoginState = z.output<typeof loginState>;
export type WhyOver = z.output<typeof why>;

export const loginStateFrom = (state: unknown): LoginState => loginState.parse(state);
