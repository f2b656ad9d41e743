import { z } from 'zod';

const flag = z.boolean().catch(false);
const nothing = { register: false, passwordChanged: false, isRedirect: false };
const loginState = z.object({ register: flag, passwordChanged: flag, isRedirect: flag }).catch(nothing);

/** What the page before told the login page. */
export type LoginState = z.output<typeof loginState>;

export const loginStateFrom = (state: unknown): LoginState => loginState.parse(state);
