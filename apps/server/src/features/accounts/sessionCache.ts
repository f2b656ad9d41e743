import { LRUCache } from 'lru-cache';
import type { ChangeListener } from '../../platform/db/changes';
import type { Person } from '../../platform/http/principal';
import type { Session } from './sessions.repo';

export interface KnownSession {
  session: Session;
  person: Person;
}

/**
 * Sessions that were read lately. The database tells of every change; while it cannot be heard, nothing is remembered,
 * so a session that was ended elsewhere is never served from memory.
 */
export class SessionCache implements ChangeListener {
  readonly #known = new LRUCache<string, KnownSession>({ max: 20_000 });
  #isListening = false;

  get(tokenHash: string): KnownSession | undefined {
    return this.#isListening ? this.#known.get(tokenHash) : undefined;
  }

  remember(known: KnownSession): void {
    if (this.#isListening) this.#known.set(known.session.tokenHash, known);
  }

  forgetSession(tokenHash: string): void {
    this.#known.delete(tokenHash);
  }

  forgetUser(userId: number): void {
    for (const [tokenHash, { person }] of this.#known.entries()) {
      if (person.userId === userId) this.#known.delete(tokenHash);
    }
  }

  changed(payload: string): void {
    const [kind, id = ''] = payload.split(' ');
    if (kind === 'session') this.forgetSession(id);
    else this.forgetUser(Number(id));
  }

  lost(): void {
    this.#isListening = false;
    this.#known.clear();
  }

  listening(): void {
    this.#isListening = true;
  }
}
