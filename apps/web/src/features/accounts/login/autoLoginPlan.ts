import type { LoginState } from './loginState';

/** How the login page may let somebody in without a password being typed. */
export type AutoLoginPlan =
  /** A link with a token. `isOwn`: it stands for the one this device keeps, so that it is worth trying again. */
  | { kind: 'token'; token: string; isOwn: boolean }
  /** This device keeps the token of a reservation: go on with it as with a link. */
  | { kind: 'followCookie'; to: string }
  /** Ask whether the session of this device was meant to last. */
  | { kind: 'ask' }
  | { kind: 'none' };

export function autoLoginPlan(
  search: URLSearchParams,
  kept: string | undefined,
  { isRedirect }: Pick<LoginState, 'isRedirect'>,
): AutoLoginPlan {
  const token = search.get('token');
  if (token) return { kind: 'token', token, isOwn: token === kept };
  if (isRedirect) return { kind: 'none' };
  if (kept) return { kind: 'followCookie', to: `/login?token=${encodeURIComponent(kept)}` };
  return { kind: 'ask' };
}
