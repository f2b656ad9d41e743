import type { SignageDevices } from '@mukae/contract/realtime/messageFields';
import type { Nodes } from '#platform/nodes/nodes';
import type { Connections, PageConnection } from './connections';
import { type PageElsewhere, type PagesTold, questions } from './questions';

const nobody: readonly PageElsewhere[] = [];

/** Who is connected, at whichever node. Each node tells the others of its own pages, and of all of them when it is asked. */
export class Attendance {
  readonly #nodes: Nodes;
  readonly #connections: Connections;
  readonly #elsewhere = new Map<string, Map<number, readonly PageElsewhere[]>>();

  constructor(nodes: Nodes, connections: Connections) {
    this.#nodes = nodes;
    this.#connections = connections;
    connections.onChange((userId) => nodes.tell(undefined, questions.pages, this.#toldOf(userId)));
    nodes.onAsked(questions.pages, async (told, from) => this.#note(from, told));
    nodes.onAsked(questions.allPages, async () => this.#all());
    nodes.onAsked(questions.ownPages, async (told, from) => this.#noteAll(from, told));
    nodes.on('gone', (node) => void this.#elsewhere.delete(node));
    nodes.on('back', () => this.learn());
    nodes.on('deaf', () => void this.learn());
  }

  /** What all other nodes have, as far as they answer; and they what this one has. One that does not hear yet asks when it does. */
  async learn(): Promise<void> {
    this.#nodes.tell(undefined, questions.ownPages, this.#all());
    const others = [...this.#nodes.atWork()].filter((node) => node !== this.#nodes.self);
    await Promise.allSettled(
      others.map(async (node) => this.#noteAll(node, await this.#nodes.ask(node, questions.allPages, null))),
    );
  }

  #noteAll(node: string, told: readonly PagesTold[]): void {
    this.#elsewhere.delete(node);
    for (const one of told) this.#note(node, one);
  }

  #toldOf(userId: number): PagesTold {
    const pages = this.#connections.ofUserOrComing(userId).map((page) => ({
      sessionKey: page.principal.sessionKey,
      isComing: !this.#connections.has(page),
      devices: page.devices,
    }));
    return { userId, pages };
  }

  #all(): PagesTold[] {
    return [...this.#connections.userIds()].map((userId) => this.#toldOf(userId));
  }

  #note(node: string, { userId, pages }: PagesTold): void {
    const there = this.#elsewhere.get(node) ?? new Map<number, readonly PageElsewhere[]>();
    this.#elsewhere.set(node, there);
    if (pages.length > 0) there.set(userId, pages);
    else there.delete(userId);
  }

  /** Connected, or about to be let in. */
  isHere(userId: number): boolean {
    return this.#connections.ofUserOrComing(userId).length > 0 || this.elsewhere(userId).length > 0;
  }

  elsewhere(userId: number): readonly PageElsewhere[] {
    if (this.#elsewhere.size === 0) return nobody;
    return [...this.#elsewhere.values()].flatMap((there) => there.get(userId) ?? nobody);
  }

  /** The other nodes at which somebody has a page. */
  nodesOf(userId: number): string[] {
    return [...this.#elsewhere].flatMap(([node, there]) => (there.has(userId) ? [node] : []));
  }

  isInOtherBrowser({ principal }: PageConnection): boolean {
    const { person, sessionKey } = principal;
    const here = this.#connections.ofUser(person.userId).map((page) => page.principal.sessionKey);
    // Of two that come at the same moment one finds the other there.
    const elsewhere = this.elsewhere(person.userId).filter((page) => !page.isComing || page.sessionKey < sessionKey);
    return [...here, ...elsewhere.map((page) => page.sessionKey)].some((key) => key !== sessionKey);
  }

  devicesOf(userId: number): SignageDevices[] {
    const here = this.#connections.ofUser(userId);
    return [...here, ...this.elsewhere(userId)].flatMap(({ devices }) => (devices ? [devices] : []));
  }
}
