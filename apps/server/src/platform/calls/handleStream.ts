import type { Capability } from '@mukae/contract/access/access';
import type { StreamCall } from '@mukae/contract/calls/call';
import * as z from 'zod/mini';
import { admit, type Handler, parse, type Typed } from './handler';

/** Answers bit by bit, once somebody reads it. */
export class StreamAnswer {
  /** The reader's signal is aborted when nobody reads any more, or the service stops. */
  readonly begin: (reader: AbortSignal) => AsyncIterable<unknown>;

  constructor(begin: StreamAnswer['begin']) {
    this.begin = begin;
  }
}

async function* encoded<Event>(type: z.ZodMiniType<Event>, events: AsyncIterable<Event>) {
  for await (const event of events) yield z.encode(type, event);
}

/** The same steps as for every call, but what is answered comes as it is made, no sooner than it is read. */
export const handleStream = <Input, Event, C extends Capability>(
  call: StreamCall & { input: z.ZodMiniType<Input>; event: z.ZodMiniType<Event>; capability: C },
  answer: (request: Typed<C, Input>, reader: AbortSignal) => AsyncIterable<Event>,
): Handler => ({
  call,
  async run(raw, context) {
    const principal = admit(context.principal, call.capability);
    const input = parse(call, raw, context.files);
    return new StreamAnswer((reader) => encoded(call.event, answer({ ...context, principal, input }, reader)));
  },
});
