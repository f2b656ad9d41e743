import { LRUCache } from 'lru-cache';
import type { Person } from '#platform/access/principal';
import type { ChangeListener } from '#platform/db/changes';
import type { Session } from './sessions.repo';

export interface KnownSession {
  session: Session;
  person: Person;
}

/** Should a change go unheard all the same, it holds after this long. */
const longestMemoryMs = 30_000;

/**
 * Sessions that were read lately. The database tells of every change; while it cannot be heard, nothing is remembered,
 * so a session that was ended elsewhere is never served from memory.
 */
export class SessionCache implements ChangeListener {
  readonly #known = new LRUCache<string, KnownSession>({ max: 20_000, ttl: longestMemoryMs });
  #isListening = false;
  #changes = 0;

  /** To be taken before a session is read: what changed in between makes it stale. */
  get asOf(): number {
    return this.#changes;
  }

  get(tokenHash: string): KnownSession | undefined {
    return this.#isListening ? this.#known.get(tokenHash) : undefined;
  }

  remember(known: KnownSession, asOf: number): void {
    if (this.#isListening && asOf === this.#changes) this.#known.set(known.session.tokenHash, known);
  }

  forgetSession(tokenHash: string): void {
    this.#changes += 1;
    this.#known.delete(tokenHash);
  }

  forgetUser(userId: number): void {
    this.#changes += 1;
    for (const [tokenHash, { person }] of this.#known.entries()) {
      if (person.userId === userId) this.#known.delete(tokenHash);
    }
  }

  changed(payload: string): void {
    const [kind, id = ''] = payload.split(' ');
    if (kind === 'session' || kind === 'succession') this.forgetSession(id);
    else this.forgetUser(Number(id));
  }

  lost(): void {
    this.#isListening = false;
    this.#changes += 1;
    this.#known.clear();
  }

  listening(): void {
    this.#isListening = true;
    // What was read before may have changed unheard.
    this.#changes += 1;
  }
}
