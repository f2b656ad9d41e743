import { type Capability, can, type OpenCapability } from '@mukae/contract/access/access';
import type { Role } from '@mukae/contract/domain/account/role';
import type { Meeting } from '@mukae/contract/domain/reservation/meeting';

/** The person or signage behind a session. */
export interface Person {
  userId: number;
  companyId: number | null;
  storeId: number | null;
  characterId: number | null;
  /** The avatar channel she holds. */
  channelId: number | null;
  subjectName: string;
  role: Role;
  loginId: string;
  name: string;
  kana: string;
  phone: string;
  address: string;
  picture: string | null;
  version: number;
}

interface WithSession {
  person: Person;
  /** Names the session without giving it away. */
  sessionKey: string;
}

export type LoggedIn = WithSession &
  ({ caller: Role | 'temporary' | 'waiting' } | { caller: 'visiting'; meeting: Meeting });

export type Principal = { caller: 'anonymous' } | LoggedIn;

/** Only calls that are open to everybody have to think of nobody. */
export type PrincipalFor<C extends Capability> = C extends OpenCapability ? Principal : LoggedIn;

export const isAdmitted = <C extends Capability>(
  principal: Principal,
  capability: C,
): principal is PrincipalFor<C> & Principal => can(principal.caller, capability);
