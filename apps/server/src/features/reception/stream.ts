import { randomUUID } from 'node:crypto';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { Connections, PageConnection } from './connections';

/** Who hears a message: all pages of somebody, or the consoles of a company (of those, whoever may see the signage). */
type Audience = { userId: number } | { companyId: number; signageId: number | undefined };

interface Said {
  seq: number;
  audience: Audience;
  /** Not its bytes: those lie in slabs that a few remembered ones would keep whole. */
  text: string;
}

/** What is remembered for those who come back. */
const memory = { messages: 20_000, characters: 8 * 1024 * 1024 };

/** Whether a console page may hear of a signage. */
export type MaySee = (connection: PageConnection, companyId: number, signageId: number | undefined) => boolean;

/** Everything that is told, numbered in the order of telling: one line for all, so that a message is written once for whoever hears it. */
export class Stream {
  readonly epoch = randomUUID();
  readonly #connections: Connections;
  readonly #maySee: MaySee;
  #said: Said[] = [];
  #characters = 0;
  #seq = 0;

  constructor(connections: Connections, maySee: MaySee) {
    this.#connections = connections;
    this.#maySee = maySee;
  }

  get seq(): number {
    return this.#seq;
  }

  tell(audience: Audience, message: ServerMessage): void {
    this.#seq += 1;
    const text = JSON.stringify({ seq: this.#seq, ...message });
    this.#remember({ seq: this.#seq, audience, text });
    if ('userId' in audience) {
      for (const connection of this.#connections.ofUser(audience.userId)) connection.socket.say(text);
      return;
    }
    // Encoded once for however many hear it.
    const bytes = Buffer.from(text);
    for (const connection of this.#connections.consolesOf(audience.companyId)) {
      if (this.#hears(connection, audience)) connection.socket.say(bytes);
    }
  }

  /** Outside of the line: an answer that concerns this page alone. */
  answer({ socket }: PageConnection, message: ServerMessage): void {
    socket.say(JSON.stringify(message));
  }

  /** Outside of the line, for the consoles of somebody: the next one makes up for it where it is left out. */
  mention(userId: number, message: ServerMessage): void {
    const text = JSON.stringify(message);
    for (const { socket, signage } of this.#connections.ofUser(userId)) if (!signage) socket.mention(text);
  }

  /** Outside of the line, for the screen that somebody is. False: no page of it is here. */
  command(userId: number, message: ServerMessage): boolean {
    const screens = this.#connections.ofUser(userId).filter(({ signage }) => signage);
    for (const screen of screens) this.answer(screen, message);
    return screens.length > 0;
  }

  /** What a page missed since it was last here; undefined when that is no longer known. */
  missed(connection: PageConnection, epoch: string, seq: number): string[] | undefined {
    const oldest = this.#said[0]?.seq ?? this.#seq + 1;
    if (epoch !== this.epoch || seq < oldest - 1 || seq > this.#seq) return undefined;
    return this.#said
      .filter((said) => said.seq > seq && this.#hears(connection, said.audience))
      .map(({ text }) => text);
  }

  #hears(connection: PageConnection, audience: Audience): boolean {
    const { userId, companyId } = connection.principal.person;
    if ('userId' in audience) return audience.userId === userId;
    if (connection.signage || (companyId !== null && companyId !== audience.companyId)) return false;
    return this.#maySee(connection, audience.companyId, audience.signageId);
  }

  #remember(said: Said): void {
    this.#said.push(said);
    this.#characters += said.text.length;
    if (this.#said.length <= memory.messages && this.#characters <= memory.characters) return;
    // Half of it at a time, so that forgetting costs little.
    const forgotten = this.#said.splice(0, Math.ceil(this.#said.length / 2));
    for (const { text } of forgotten) this.#characters -= text.length;
  }
}
