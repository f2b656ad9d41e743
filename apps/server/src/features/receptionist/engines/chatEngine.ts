import type { Clock } from '#platform/clock/clock';
import type { ChatService } from '#platform/config/talkSettings';
import type { Logger } from '#platform/log/logger';
import { makeNoteTrouble } from '#platform/outside/noteTrouble';
import { OutsideFailure } from '#platform/outside/outsideFailure';
import { makePeace } from '#platform/outside/peace';
import { makeChat } from '../chat/chat';
import { deedTools } from './deeds';
import { makeLeakCheck } from './leaks';
import { promptOf } from './prompt';
import { makeReading } from './reading';
import { makeTalkRules } from './rules';
import { saying } from './saying';
import { UnspeakableAnswer } from './spokenAnswer';
import type { TalkEngine, TalkOutcome } from './talkEngine';
import { makeWatch, type TalkPatience, usualTalkPatience } from './watch';

interface Options {
  service: ChatService;
  clock: Clock;
  log: Logger;
  patience?: TalkPatience;
}

type TalkFault = Extract<TalkOutcome, { is: 'failed' }>['because'];

/** More than is ever said, for what is thought and called beside it. */
const mostTokens = 1000;

/** These are a matter of the service, and not of one answer. */
const faultsOfService: ReadonlySet<TalkFault> = new Set(['away', 'slow', 'refused']);

function faultOf(failure: unknown): TalkFault {
  if (failure instanceof OutsideFailure || failure instanceof UnspeakableAnswer) return failure.fault;
  throw failure;
}

/** Any model that talks as OpenAI's do: it answers from what the company has written, and does what `TalkPiece` names. */
export function makeChatEngine({ service, clock, log, patience = usualTalkPatience }: Options): TalkEngine {
  const chat = makeChat(service);
  const peace = makePeace(clock);
  const rules = makeTalkRules();
  const beginLeakCheck = makeLeakCheck(rules.secret, rules.marker);
  const note = makeNoteTrouble(log, {
    begins: 'the talk model gives no answer',
    over: 'the talk model answers again',
  });

  function noteFailure(failure: Error, because: TalkFault): void {
    note(failure);
    if (faultsOfService.has(because)) peace.failed();
    else peace.answered();
  }

  return {
    isResting: peace.isKept,
    async *talk(request, listener, spent) {
      if (peace.isKept()) return { is: 'failed', because: 'away' };
      const prompt = promptOf(request, rules);
      const reading = makeReading(request, prompt, beginLeakCheck());
      try {
        const watch = makeWatch(patience, listener);
        const bits = chat({ messages: prompt, tools: deedTools, mostTokens }, watch.signal);
        yield* saying({ bits, reading, watch });
        note(undefined);
        peace.answered();
        return { is: 'answered' };
      } catch (failure) {
        if (listener.aborted) return { is: 'calledOff' };
        const because = faultOf(failure);
        if (failure instanceof Error) noteFailure(failure, because);
        return { is: 'failed', because };
      } finally {
        spent(reading.tokens());
      }
    },
  };
}
