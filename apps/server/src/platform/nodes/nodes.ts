import type { z } from 'zod';
import type { Tenure } from './tenure';

/** How what is put on a line is written down, and read again. */
export interface LineCodec<Entry> {
  write(entry: Entry): string;
  read(text: string): Entry;
}

export interface LineReader<Entry> {
  /** Every entry in the order of the line, with the first of the numbers that it takes. */
  read(entry: Entry, first: number): void;
  /** What was on the line is lost, and it begins anew. */
  broken(): void;
}

/** What all nodes read in one order: numbered, and remembered for a while. */
export interface NodesLine<Entry> {
  /** Another one when the line began anew. */
  readonly epoch: string;
  /** The last number that was read here. */
  readonly seq: number;
  /** In the order in which it is called, each entry once. Answers with its last number, when it was read here, too. */
  add(entry: Entry, count: number): Promise<number>;
  /** False: it was not read here in time. */
  reached(seq: number): Promise<boolean>;
}

/** What nodes ask one another: what is said with it, and what is answered. */
export interface NodesQuestion<Body, Answer> {
  name: string;
  body: z.ZodType<Body>;
  answer: z.ZodType<Answer>;
}

export const question = <Body, Answer>(
  name: string,
  body: z.ZodType<Body>,
  answer: z.ZodType<Answer>,
): NodesQuestion<Body, Answer> => ({ name, body, answer });

/** What becomes of nodes, for whoever has to do something about it. */
export interface NodesEvents {
  /** A node is at work no more. */
  gone(node: string): void;
  /** This node was not certain of itself for a while, and is about to be again. */
  back(): Promise<void>;
  /** What others told may not have been heard for a moment. */
  deaf(): void;
  /** The database or Redis cannot be reached here, and others who reach it have taken over: whoever is here is better off with them. */
  outdone(): void;
}

/** Full: it answers, and takes nothing in. */
type MeetingPlace = 'ok' | 'away' | 'full';

/** The nodes that serve one database together, as one of them sees it. */
export interface Nodes extends Tenure {
  readonly self: string;
  /** Every node that is at work, this one included. */
  atWork(): ReadonlySet<string>;
  /** Finds out who is at work now. */
  lookAround(): Promise<void>;
  /** Takes a post, unless a node that is at work has it: answers who has it now. */
  take(post: string): Promise<string>;
  /** Gives up a post of this node, to another one or to whoever comes. */
  pass(post: string, to: string | undefined): Promise<void>;
  /** To be opened before the start; read from then on. */
  openLine<Entry>(codec: LineCodec<Entry>, reader: LineReader<Entry>): NodesLine<Entry>;
  /** How this node answers what others ask. */
  onAsked<Body, Answer>(
    asked: NodesQuestion<Body, Answer>,
    answer: (body: Body, from: string) => Promise<Answer>,
  ): void;
  ask<Body, Answer>(node: string, asked: NodesQuestion<Body, Answer>, body: Body): Promise<Answer>;
  /** Undefined: all others. Nobody answers. */
  tell<Body>(node: string | undefined, told: NodesQuestion<Body, unknown>, body: Body): void;
  on<Name extends keyof NodesEvents>(event: Name, listener: NodesEvents[Name]): void;
  /** What nodes meet in; undefined: there is nothing of the kind. */
  meetingPlace(): MeetingPlace | undefined;
  start(): Promise<void>;
  stop(): Promise<void>;
}
