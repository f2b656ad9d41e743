import { z } from 'zod';
import type { ChatTool } from '../chat/chat';
import type { ChatBit } from '../chat/chatBits';
import type { TalkPiece } from './talkEngine';

const nothing = { type: 'object', properties: {}, additionalProperties: false };

/** What a model may do: nothing else is even looked at. */
export const deedTools: readonly ChatTool[] = [
  {
    name: 'call_person',
    description: 'Brings somebody who works here to the screen.',
    parameters: nothing,
  },
  {
    name: 'guide_way',
    description: 'Lets the avatar on the screen point to one side.',
    parameters: {
      type: 'object',
      properties: { side: { type: 'string', enum: ['left', 'right'] } },
      required: ['side'],
      additionalProperties: false,
    },
  },
  {
    name: 'end_conversation',
    description: 'Ends the conversation with whoever takes leave.',
    parameters: nothing,
  },
];

type Deed = Extract<TalkPiece, { is: 'guide' | 'person' | 'end' }>;

/** The input of the only one that has any. */
const longestInput = 200;
const mostCalls = 10;
const wayInput = z.object({ side: z.enum(['left', 'right']) });

function sideIn(input: string): 'left' | 'right' | undefined {
  try {
    return wayInput.safeParse(JSON.parse(input)).data?.side;
  } catch {
    return undefined;
  }
}

function deedOf({ name, input }: { name: string; input: string }): Deed | undefined {
  if (name === 'call_person') return { is: 'person' };
  if (name === 'end_conversation') return { is: 'end' };
  const side = name === 'guide_way' ? sideIn(input) : undefined;
  return side && { is: 'guide', side };
}

/** Puts together what a model wants to do. */
export function makeDeeds() {
  const calls = new Map<number, { name: string; input: string }>();
  return {
    take({ place, name, input }: ChatBit & { is: 'toolCall' }): void {
      const before = calls.get(place) ?? { name: '', input: '' };
      if (calls.size >= mostCalls && !calls.has(place)) return;
      // A name comes whole, and some repeat it with every piece.
      calls.set(place, { name: before.name || name, input: (before.input + input).slice(0, longestInput) });
    },
    /** Each kind once, in the order in which they make sense. */
    all(): Deed[] {
      const wanted = [...calls.values()].flatMap((call) => deedOf(call) ?? []);
      return (['guide', 'person', 'end'] as const).flatMap((kind) => wanted.find(({ is }) => is === kind) ?? []);
    },
  };
}
