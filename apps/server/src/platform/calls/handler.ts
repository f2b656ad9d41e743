import type { Capability } from '@mukae/contract/access/access';
import type { Call, FileCall, FormCall, JsonCall } from '@mukae/contract/calls/call';
import { faultOf } from '@mukae/contract/errors/faults';
import type { Language } from '@mukae/contract/language';
import type * as z from 'zod/mini';
import { isAdmitted, type Principal, type PrincipalFor } from '../access/principal';
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
  files: Readonly<Record<string, UploadedFile>>;
}

type Typed<C extends Capability, Input> = Omit<CallContext, 'principal'> & {
  principal: PrincipalFor<C>;
  input: Input;
};

/** A call of the contract with what answers it. */
export interface Handler {
  call: Call;
  /** Refuses who may not make the call, before anything of it is read. */
  admit(principal: Principal): void;
  run(raw: unknown, context: CallContext): Promise<unknown>;
}

function parse<Input>(schema: z.ZodMiniType<Input>, raw: unknown): Input {
  const parsed = schema.safeParse(raw);
  if (parsed.success) return parsed.data;
  throw new Refusal('badInput', {
    faults: parsed.error.issues.slice(0, 5).map((issue) => ({
      field: issue.code === 'unrecognized_keys' ? issue.keys.join(', ').slice(0, 100) : issue.path.join('.'),
      fault: faultOf(issue),
    })),
  });
}

function admit<C extends Capability>(principal: Principal, capability: C): PrincipalFor<C> {
  if (isAdmitted(principal, capability)) return principal;
  throw new Refusal(principal.caller === 'anonymous' ? 'notLoggedIn' : 'notAllowed');
}

/** Authorise, read the input, do, present: the same order for every call. */
export const handle = <Input, Output, C extends Capability>(
  call: (JsonCall | FormCall) & { input: z.ZodMiniType<Input>; output: z.ZodMiniType<Output>; capability: C },
  answer: (request: Typed<C, Input>) => Promise<Output> | Output,
): Handler => ({
  call,
  admit: (principal) => void admit(principal, call.capability),
  async run(raw, context) {
    const principal = admit(context.principal, call.capability);
    const input = parse(call.input, raw);
    return call.output.parse(await answer({ ...context, principal, input }));
  },
});

export const handleFile = <Input, C extends Capability>(
  call: FileCall & { input: z.ZodMiniType<Input>; capability: C },
  answer: (request: Typed<C, Input>) => Promise<FileAnswer>,
): Handler => ({
  call,
  admit: (principal) => void admit(principal, call.capability),
  async run(raw, context) {
    const principal = admit(context.principal, call.capability);
    return answer({ ...context, principal, input: parse(call.input, raw) });
  },
});
