import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { Logger } from '#platform/log/logger';
import type { NodesLine } from '#platform/nodes/nodes';
import type { Connections, PageConnection } from './connections';
import type { Audience, Letter, LineEntry } from './lineEntry';

interface Said extends Letter {
  seq: number;
}

/** What is remembered for those who come back. */
const memory = { messages: 20_000, characters: 8 * 1024 * 1024 };

/** Whether a console page may hear of a signage. */
export type MaySee = (connection: PageConnection, companyId: number, signageId: number | undefined) => boolean;

export const letterTo = (audience: Audience, message: ServerMessage): Letter => ({
  audience,
  text: JSON.stringify(message),
});

/** The message with its number before everything else. */
const numbered = (text: string, seq: number): string => `{"seq":${seq},${text.slice(1)}`;

/** Everything that is told, numbered in the order of telling: one line for all, so that a message is written once for whoever hears it. */
export class Stream {
  readonly #line: NodesLine<LineEntry>;
  readonly #connections: Connections;
  readonly #maySee: MaySee;
  readonly #log: Logger;
  #said: Said[] = [];
  /** Pages that know the numbers of a line that is lost: they come back, and are told everything then. */
  readonly #ofLostLine = new WeakSet<PageConnection>();
  #characters = 0;

  constructor(line: NodesLine<LineEntry>, connections: Connections, maySee: MaySee, log: Logger) {
    this.#line = line;
    this.#connections = connections;
    this.#maySee = maySee;
    this.#log = log;
  }

  get epoch(): string {
    return this.#line.epoch;
  }

  get seq(): number {
    return this.#line.seq;
  }

  /** Answers when the pages here have heard it. */
  async tell(audience: Audience, message: ServerMessage): Promise<void> {
    await this.#line.add({ desk: undefined, letters: [letterTo(audience, message)] }, 1);
  }

  /** What nobody waits for. */
  announce(audience: Audience, message: ServerMessage): void {
    void this.tell(audience, message).catch((failure) =>
      this.#log.warn({ err: failure, type: message.type }, 'what was to be told could not be'),
    );
  }

  /** What stands on the line is said to the pages here, and remembered. */
  deliver(letters: readonly Letter[], first: number): void {
    letters.forEach(({ audience, text }, index) => {
      const seq = first + index;
      const said = { seq, audience, text: numbered(text, seq) };
      this.#remember(said);
      this.#say(said);
    });
  }

  #say({ audience, text }: Said): void {
    if ('userId' in audience) {
      for (const connection of this.#connections.ofUser(audience.userId)) {
        if (!this.#ofLostLine.has(connection)) connection.socket.say(text);
      }
      return;
    }
    // Encoded once for however many hear it.
    const bytes = Buffer.from(text);
    for (const connection of this.#connections.consolesOf(audience.companyId)) {
      if (this.#hears(connection, audience) && !this.#ofLostLine.has(connection)) connection.socket.say(bytes);
    }
  }

  /** Whether everything up to this number was said here; whoever waits for what never comes waits a moment. */
  async reached(seq: number): Promise<void> {
    await this.#line.reached(seq);
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
    const oldest = this.#said[0]?.seq ?? this.seq + 1;
    if (epoch !== this.epoch || seq < oldest - 1 || seq > this.seq) return undefined;
    return this.#said
      .filter((said) => said.seq > seq && this.#hears(connection, said.audience))
      .map(({ text }) => text);
  }

  /** The line began anew: nothing of before is known any more. */
  forget(): void {
    this.#said = [];
    this.#characters = 0;
    for (const connection of this.#connections.all()) this.#ofLostLine.add(connection);
  }

  #hears(connection: PageConnection, audience: Audience): boolean {
    const { userId, companyId } = connection.principal.person;
    if ('userId' in audience) return audience.userId === userId;
    if (connection.signage || (companyId !== null && companyId !== audience.companyId)) return false;
    return this.#maySee(connection, audience.companyId, audience.signageId);
  }

  /** Its text, not its bytes: those lie in slabs that a few remembered ones would keep whole. */
  #remember(said: Said): void {
    this.#said.push(said);
    this.#characters += said.text.length;
    if (this.#said.length <= memory.messages && this.#characters <= memory.characters) return;
    // Half of it at a time, so that forgetting costs little.
    const forgotten = this.#said.splice(0, Math.ceil(this.#said.length / 2));
    for (const { text } of forgotten) this.#characters -= text.length;
  }
}
