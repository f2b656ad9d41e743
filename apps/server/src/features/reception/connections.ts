import type { Language } from '@mukae/contract/language';
import type { LoggedIn } from '../../platform/http/principal';
import type { Socket } from '../../platform/ws/socketServer';
import type { SignageOfUser } from './places.repo';

/** One page that is connected. */
export interface Connection {
  readonly socket: Socket;
  readonly principal: LoggedIn;
  readonly language: Language;
  /** The signage that this page is; a console page is none. */
  readonly signage: SignageOfUser | undefined;
}

const userOf = ({ principal }: Connection): number => principal.person.userId;

function add<Key>(map: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const there = map.get(key);
  if (there) there.add(connection);
  else map.set(key, new Set([connection]));
}

function drop<Key>(map: Map<Key, Set<Connection>>, key: Key, connection: Connection): void {
  const there = map.get(key);
  there?.delete(connection);
  if (there?.size === 0) map.delete(key);
}

const nobody: ReadonlySet<Connection> = new Set();

/** Which pages are connected. */
export class Connections {
  readonly #byUser = new Map<number, Set<Connection>>();
  readonly #bySession = new Map<string, Set<Connection>>();
  /** Console pages of a company; of those who see all companies under null. */
  readonly #byCompany = new Map<number | null, Set<Connection>>();

  add(connection: Connection): void {
    add(this.#byUser, userOf(connection), connection);
    add(this.#bySession, connection.principal.sessionKey, connection);
    if (!connection.signage) add(this.#byCompany, connection.principal.person.companyId, connection);
  }

  remove(connection: Connection): void {
    drop(this.#byUser, userOf(connection), connection);
    drop(this.#bySession, connection.principal.sessionKey, connection);
    drop(this.#byCompany, connection.principal.person.companyId, connection);
  }

  has(connection: Connection): boolean {
    return this.ofUser(userOf(connection)).has(connection);
  }

  ofUser(userId: number): ReadonlySet<Connection> {
    return this.#byUser.get(userId) ?? nobody;
  }

  isInOtherBrowser({ principal }: Connection): boolean {
    const pages = [...this.ofUser(principal.person.userId)];
    return pages.some((page) => page.principal.sessionKey !== principal.sessionKey);
  }

  ofSession(sessionKey: string): ReadonlySet<Connection> {
    return this.#bySession.get(sessionKey) ?? nobody;
  }

  sessionKeys(): string[] {
    return [...this.#bySession.keys()];
  }

  *consolesOf(companyId: number): Generator<Connection> {
    yield* this.#byCompany.get(companyId) ?? nobody;
    yield* this.#byCompany.get(null) ?? nobody;
  }
}
