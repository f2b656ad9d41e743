import type { Capability } from '@mukae/contract/access/access';
import { type Call, type FileCall, type FormCall, fileRulesOf, type JsonCall } from '@mukae/contract/calls/call';
import { variantIn, withoutMarks } from '@mukae/contract/calls/variants';
import { foundFaults } from '@mukae/contract/errors/foundFaults';
import type { Language } from '@mukae/contract/language';
import * as z from 'zod/mini';
import { isAdmitted, type Principal, type PrincipalFor } from '../access/principal';
import type { Once } from '../once/once';
import { Refusal } from '../refusals/refusal';
import type { StoredFile } from '../storage/storedFile';
import type { SessionCookies } from './sessionCookies';

/** A file of a form, already on disk; it is removed when the call is over. */
export interface UploadedFile {
  path: string;
  filename: string;
  size: number;
  /** Aborted when whoever sent it does not wait for the answer. */
  sender: AbortSignal;
  /** Whose share of the work on files it is: her account, or the address of who has not logged in. */
  sentBy: string;
}

/** Made for this answer, to be saved under a name. */
export interface MadeFile {
  contentType: string;
  cacheControl: string;
  filename: string;
  content: Buffer;
}

/** Kept somewhere: sent whole, or in the part that was asked for. */
export interface KeptFile extends StoredFile {
  contentType: string;
  cacheControl: string;
  /** Another one for other content: what a browser holds under this one is still right. */
  version: string;
}

export type FileAnswer = MadeFile | KeptFile;

/** What the edge knows about a request before its input is read. */
export interface CallContext {
  principal: Principal;
  language: Language;
  address: string;
  /** Where links in mails may lead. Undefined: nobody said, and what a caller claims is not believed. */
  publicUrl: string | undefined;
  cookies: SessionCookies;
  /** Aborted when whoever sent it does not wait for the answer. */
  sender: AbortSignal;
  files: Readonly<Record<string, UploadedFile>>;
  once: Once;
  /** Under which a call that adds something is done once. */
  onceKey: string | undefined;
}

export type Typed<C extends Capability, Input> = Omit<CallContext, 'principal'> & {
  principal: PrincipalFor<C>;
  input: Input;
};

/** A call of the contract with what answers it. */
export interface Handler {
  call: Call;
  run(raw: unknown, context: CallContext): Promise<unknown>;
}

type Files = CallContext['files'];

/** What was sent to the call. A file that it does not take is to it a field that it does not know. */
function sentTo(call: Call, raw: unknown, files: Files): unknown {
  const fields = withoutMarks(call, raw);
  const unknown = Object.entries(files).filter(([name]) => !Object.hasOwn(fileRulesOf(call), name));
  return unknown.length === 0 ? fields : { ...Object(fields), ...Object.fromEntries(unknown) };
}

function refuseLargeFiles(call: Call, files: Files): void {
  for (const [name, { maxBytes, tooLarge }] of Object.entries(fileRulesOf(call))) {
    if ((files[name]?.size ?? 0) > maxBytes) throw new Refusal(tooLarge);
  }
}

export function parse<Input>(call: Call & { input: z.ZodMiniType<Input> }, raw: unknown, files: Files): Input {
  refuseLargeFiles(call, files);
  const parsed = call.input.safeParse(sentTo(call, raw, files));
  if (parsed.success) return parsed.data;
  throw new Refusal('badInput', { faults: foundFaults(parsed.error.issues).slice(0, 5) });
}

const shutOut = ({ caller }: Principal) => new Refusal(caller === 'anonymous' ? 'notLoggedIn' : 'notAllowed');

export function admit<C extends Capability>(principal: Principal, capability: C): PrincipalFor<C> {
  if (isAdmitted(principal, capability)) return principal;
  throw shutOut(principal);
}

/** Those of the calls on a path that somebody may make. Who may make none is refused before anything is read. */
export function openTo(principal: Principal, handlers: readonly Handler[]): Handler[] {
  const open = handlers.filter(({ call }) => isAdmitted(principal, call.capability));
  if (open.length === 0) throw shutOut(principal);
  return open;
}

/** The one of the calls on a path that is meant. */
export function meantBy(fields: unknown, handlers: readonly Handler[]): Handler {
  const found = variantIn(handlers, ({ call }) => call, fields);
  if ('meant' in found) return found.meant;
  throw new Refusal('badInput', { faults: [{ field: found.misfit, fault: 'wrongType' }] });
}

/** Authorise, read the input, do, present: the same order for every call. */
export const handle = <Input, Output, C extends Capability>(
  call: (JsonCall | FormCall) & { input: z.ZodMiniType<Input>; output: z.ZodMiniType<Output>; capability: C },
  answer: (request: Typed<C, Input>) => Promise<Output> | Output,
): Handler => ({
  call,
  async run(raw, context) {
    const principal = admit(context.principal, call.capability);
    const input = parse(call, raw, context.files);
    return z.encode(call.output, await answer({ ...context, principal, input }));
  },
});

export const handleFile = <Input, C extends Capability>(
  call: FileCall & { input: z.ZodMiniType<Input>; capability: C },
  answer: (request: Typed<C, Input>) => Promise<FileAnswer>,
): Handler => ({
  call,
  async run(raw, context) {
    const principal = admit(context.principal, call.capability);
    return answer({ ...context, principal, input: parse(call, raw, context.files) });
  },
});
