import type { InputOf } from '@mukae/contract/calls/call';
import { talkingCalls } from '@mukae/contract/calls/talking';
import type { AnswerEvent, VisitorQuestion } from '@mukae/contract/domain/dialogue/dialogueEvents';
import { call } from '@/api/call';
import { callStream } from '@/api/stream';

type Ask = [
  asked: InputOf<typeof talkingCalls.talk>,
  listening: { signal: AbortSignal; onEvent: (event: AnswerEvent) => void },
];

interface Hearing {
  onEvent: (event: AnswerEvent) => void;
  /** Nothing comes any more, whyever. */
  onOver: () => void;
}

function askedBy(question: VisitorQuestion): InputOf<typeof talkingCalls.talk> {
  if ('choice' in question) return { answerId: question.choice.id, language: question.language };
  const { text, isOverheard } = question;
  return { msg: text, ...(isOverheard && { isOverheard }) };
}

/** Nobody waits longer for it before something is asked. */
const forgettingMs = 2000;

/** Asks the receptionist of the service: one question at a time. */
export class Asking {
  #running = new AbortController();
  /** What is to be forgotten is, before anything else is asked. */
  #forgotten: Promise<unknown> = Promise.resolve();

  ask(question: VisitorQuestion, { onEvent, onOver }: Hearing): void {
    this.drop();
    const { signal } = this.#running;
    const tell = (event: AnswerEvent) => {
      if (!signal.aborted) onEvent(event);
    };
    void this.#answerTo(askedBy(question), { signal, onEvent: tell }).then(() => {
      if (!signal.aborted) onOver();
    });
  }

  drop(): void {
    this.#running.abort();
    this.#running = new AbortController();
  }

  forget(): void {
    const isForgotten = call(talkingCalls.restartTalk, {});
    this.#forgotten = Promise.race([isForgotten, new Promise((resolve) => setTimeout(resolve, forgettingMs))]);
  }

  async #answerTo(...[asked, listening]: Ask): Promise<void> {
    await this.#forgotten;
    if (!listening.signal.aborted) await callStream(talkingCalls.talk, asked, listening);
  }
}
