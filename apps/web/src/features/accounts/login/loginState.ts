import * as z from 'zod/mini';

const flag = z.catch(z.boolean(), false);
const nothing = { register: false, passwordChanged: false, isRedirect: false };
const loginState = z.catch(z.object({ register: flag, passwordChanged: flag, isRedirect: flag }), nothing);

/** What the page before told the login page. */
export type LoginState = z.output<typeof loginState>;

export const loginStateFrom = (state: unknown): LoginState => loginState.parse(state);
