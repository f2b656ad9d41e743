import type { ChatService } from '#platform/config/talkSettings';
import { askOutside, expectAccepted, letGo } from '#platform/outside/askOutside';
import { type ChatBit, chatBits } from './chatBits';

export interface ChatMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

/** Something that a model may do beside talking. */
export interface ChatTool {
  name: string;
  description: string;
  parameters: object;
}

interface ChatRequest {
  messages: readonly ChatMessage[];
  tools: readonly ChatTool[];
  mostTokens: number;
}

/** Says what it says, as it comes. Fails with an `OutsideFailure`, or as its signal says. */
type Chat = (request: ChatRequest, signal: AbortSignal) => AsyncGenerator<ChatBit, void>;

/** What services understand: nearly all do all of it, some refuse the limits, and some the tools as well. */
const dialects = [
  { hasLimits: true, hasTools: true },
  { hasLimits: false, hasTools: true },
  { hasLimits: false, hasTools: false },
] as const;
type Dialect = (typeof dialects)[number];

const didNotUnderstand = (status: number): boolean => status === 400 || status === 422;

const bodyOf = (model: string, { messages, tools, mostTokens }: ChatRequest, dialect: Dialect) => ({
  model,
  messages,
  stream: true,
  ...(dialect.hasLimits && { max_tokens: mostTokens, stream_options: { include_usage: true } }),
  ...(dialect.hasTools && tools.length > 0 && { tools: tools.map((tool) => ({ type: 'function', function: tool })) }),
});

/** Talks with a model at an address that understands what OpenAI's does. */
export function makeChat({ address, key, model }: ChatService): Chat {
  /** The first that was understood. */
  let spoken: Dialect | undefined;

  async function accepted(request: ChatRequest, signal: AbortSignal): Promise<Response> {
    const [best, ...others] = spoken ? [spoken] : dialects;
    const ask = (dialect: Dialect) => askOutside({ address, key, json: bodyOf(model, request, dialect), signal });
    let asked = best;
    let response = await ask(asked);
    for (const dialect of others) {
      if (!didNotUnderstand(response.status)) break;
      await letGo(response);
      asked = dialect;
      response = await ask(asked);
    }
    await expectAccepted(response);
    spoken = asked;
    return response;
  }

  return async function* chat(request, signal) {
    yield* chatBits(await accepted(request, signal), signal);
  };
}
