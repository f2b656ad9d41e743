import type { Language } from '@mukae/contract/language';
import type { SignageDevices } from '@mukae/contract/realtime/messageFields';
import type { LoggedIn } from '#platform/access/principal';
import type { Socket } from '#platform/ws/wire';
import type { SignageOfUser } from './places.repo';

/** One page that is connected. */
export interface PageConnection {
  readonly socket: Socket;
  /** Its session may be followed by another of the same person. */
  principal: LoggedIn;
  readonly language: Language;
  /** The signage that this page is; a console page is none. */
  readonly signage: SignageOfUser | undefined;
  /** What the signage said of its camera and microphone. */
  devices: SignageDevices | undefined;
}

const userOf = ({ principal }: PageConnection): number => principal.person.userId;

/** Most people have one page open: a list costs less than a set. */
type Few<Key> = Map<Key, readonly PageConnection[]>;

const add = <Key>(map: Few<Key>, key: Key, connection: PageConnection): void => {
  map.set(key, [...(map.get(key) ?? []), connection]);
};

function drop<Key>(map: Few<Key>, key: Key, connection: PageConnection): void {
  const left = (map.get(key) ?? []).filter((one) => one !== connection);
  if (left.length > 0) map.set(key, left);
  else map.delete(key);
}

const nobody: readonly PageConnection[] = [];

/** Which pages are connected. */
export class Connections {
  readonly #byUser: Few<number> = new Map();
  readonly #bySession: Few<string> = new Map();
  /** Console pages of a company; of those who see all companies under null. */
  readonly #byCompany = new Map<number | null, Set<PageConnection>>();
  /** About to be let in. */
  readonly #coming: Few<number> = new Map();
  #changed: (userId: number) => void = () => undefined;

  /** Hears of whom something is other than before. */
  onChange(hear: (userId: number) => void): void {
    this.#changed = hear;
  }

  expect(connection: PageConnection): void {
    add(this.#coming, userOf(connection), connection);
    this.#changed(userOf(connection));
  }

  /** It is in, or was sent away. */
  expectNoMore(connection: PageConnection): void {
    drop(this.#coming, userOf(connection), connection);
    this.#changed(userOf(connection));
  }

  noteDevices(connection: PageConnection, devices: SignageDevices): void {
    connection.devices = devices;
    this.#changed(userOf(connection));
  }

  add(connection: PageConnection): void {
    add(this.#byUser, userOf(connection), connection);
    add(this.#bySession, connection.principal.sessionKey, connection);
    if (!connection.signage) this.#consoles(connection.principal.person.companyId).add(connection);
  }

  remove(connection: PageConnection): void {
    drop(this.#byUser, userOf(connection), connection);
    drop(this.#bySession, connection.principal.sessionKey, connection);
    this.#byCompany.get(connection.principal.person.companyId)?.delete(connection);
    this.#changed(userOf(connection));
  }

  /** The pages of a session go on under the one that came after it. */
  succeed(sessionKey: string, next: string): void {
    for (const connection of this.ofSession(sessionKey)) {
      drop(this.#bySession, sessionKey, connection);
      connection.principal = { ...connection.principal, sessionKey: next };
      add(this.#bySession, next, connection);
      this.#changed(userOf(connection));
    }
  }

  has(connection: PageConnection): boolean {
    return this.ofUser(userOf(connection)).includes(connection);
  }

  ofUser(userId: number): readonly PageConnection[] {
    return this.#byUser.get(userId) ?? nobody;
  }

  ofUserOrComing(userId: number): readonly PageConnection[] {
    const coming = this.#coming.get(userId);
    return coming ? [...new Set([...this.ofUser(userId), ...coming])] : this.ofUser(userId);
  }

  *all(): Generator<PageConnection> {
    for (const pages of this.#byUser.values()) yield* pages;
  }

  userIds(): Set<number> {
    return new Set([...this.#byUser.keys(), ...this.#coming.keys()]);
  }

  ofSession(sessionKey: string): readonly PageConnection[] {
    return this.#bySession.get(sessionKey) ?? nobody;
  }

  sessionKeys(): string[] {
    return [...this.#bySession.keys()];
  }

  #consoles(companyId: number | null): Set<PageConnection> {
    const there = this.#byCompany.get(companyId) ?? new Set();
    this.#byCompany.set(companyId, there);
    return there;
  }

  *consolesOf(companyId: number): Generator<PageConnection> {
    yield* this.#byCompany.get(companyId) ?? nobody;
    yield* this.#byCompany.get(null) ?? nobody;
  }
}
