import type { Capability } from '@mukae/contract/access/access';
import { added, type ConfirmAnswer } from '@mukae/contract/calls/answers';
import type { FormCall, JsonCall } from '@mukae/contract/calls/call';
import * as z from 'zod/mini';
import { type Added, fulfil } from '../once/fulfil';
import type { NoteAdded, OnceMark, Wish } from '../once/once';
import { admit, type CallContext, type Handler, parse, type Typed } from './handler';

interface AddingRequest {
  /** To be called in the transaction that adds it. */
  noteAdded: NoteAdded;
  /** The same for who adds it by one statement; undefined: nothing is to be noted. */
  mark: OnceMark | undefined;
}

/** That a question was answered makes it no other wish. */
function wishIn({ principal, onceKey, files }: CallContext, path: string, input: object): Wish | undefined {
  if (onceKey === undefined || principal.caller === 'anonymous') return undefined;
  const sizes = Object.entries(files).map(([field, { filename, size }]) => [field, filename, size]);
  const content = [{ ...input, isForced: undefined }, sizes];
  return { key: onceKey, userId: principal.person.userId, path, content };
}

/**
 * A call that adds something and answers with its id, or asks first; `tell`: what else it answers. Under a key it is done once,
 * however often it is made. `looksFirst`: whether it was made before is asked at once; where what was added is itself in the way of
 * adding it again, it is enough to ask then.
 */
export const handleAdding = <Input extends object, C extends Capability>(
  call: (JsonCall | FormCall) & { input: z.ZodMiniType<Input>; capability: C; adds: true },
  add: (request: Typed<C, Input> & AddingRequest) => Promise<number | ConfirmAnswer>,
  {
    tell = ({ id }) => added(id),
    looksFirst = true,
  }: { tell?: (told: Added, context: CallContext) => Promise<unknown> | unknown; looksFirst?: boolean } = {},
): Handler => ({
  call,
  async run(raw, context) {
    const principal = admit(context.principal, call.capability);
    const input = parse(call, raw, context.files);
    const { once } = context;
    const wish = wishIn(context, call.path, input);
    const noteAdded = wish ? once.note(wish) : async () => {};
    const mark = wish && once.mark(wish);
    const answer = await fulfil({
      find: async () => wish && once.find(wish),
      add: () => add({ ...context, principal, input, noteAdded, mark }),
      looksFirst,
    });
    return z.encode(call.output, 'isNew' in answer ? await tell(answer, context) : answer);
  },
});
