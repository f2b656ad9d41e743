import type * as z from 'zod/mini';
import type { Capability } from '../access/access';
import type { ErrorName } from '../errors/codes';
import type { When } from './variants';

interface CallBase {
  path: `/${string}`;
  /** Where a path has several calls: what tells this one from the others. */
  when?: When;
  /** One line for the reference. */
  summary: string;
  input: z.ZodMiniType;
  errors: readonly ErrorName[];
  /** What stands in the body of a refusal beside result, code and msg. */
  refused?: Readonly<Record<string, unknown>>;
  capability: Capability;
  /** A passive call reads the session without prolonging it: a page that only waits must not keep it alive. */
  passive?: true;
  /** Adds something; made again under the same key (`onceKey.ts`), it is done once. */
  adds?: true;
  /** Who calls does not matter: the session is not even read, so the call works while the database is away. */
  sessionless?: true;
}

export interface JsonCall extends CallBase {
  kind: 'json';
  method: 'GET' | 'POST';
  output: z.ZodMiniType;
  /** A GET that changes something is checked for its origin all the same. */
  changesState?: true;
}

/** The files that a form takes, by their fields. */
export type FileRules = Readonly<Record<string, { maxBytes: number; tooLarge: ErrorName }>>;

/** A multipart form: its files arrive apart from its fields. */
export interface FormCall extends CallBase {
  kind: 'form';
  method: 'POST';
  output: z.ZodMiniType;
  files: FileRules;
}

/** Answers with bytes instead of JSON. */
export interface FileCall extends CallBase {
  kind: 'file';
  method: 'GET';
  contentTypes: readonly string[];
}

/** Answers bit by bit: one event after the other, and an end that says whether that was all (`streamEnds.ts`). */
export interface StreamCall extends CallBase {
  kind: 'stream';
  method: 'POST';
  /** What is streamed: one of several kinds. */
  event: z.ZodMiniType;
}

export type Call = JsonCall | FormCall | FileCall | StreamCall;

/** Then it is asked where the page that makes it comes from. */
export const changesState = (call: Call): boolean =>
  call.method === 'POST' || (call.kind === 'json' && call.changesState === true);

export const fileRulesOf = (call: Call): FileRules => (call.kind === 'form' ? call.files : {});

export type CallGroup = Readonly<Record<string, Call>>;

/** What is said with a call, in the words of the inside. */
export type InputOf<C extends Call> = z.output<C['input']>;
/** What is answered, in the same words. */
export type OutputOf<C extends Call> = C extends { output: z.ZodMiniType } ? z.output<C['output']> : never;

export const defineCalls = <const G extends CallGroup>(group: G): G => group;
