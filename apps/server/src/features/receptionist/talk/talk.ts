import type { InputOf } from '@mukae/contract/calls/call';
import type { TalkEvent, talkingCalls } from '@mukae/contract/calls/talking';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { Throttle } from '#platform/throttle/throttle';
import type { Asker } from './asker';
import { endDialogues } from './dialogues.repo';
import type { KeepTurn } from './keepTurn';
import type { Question } from './question';
import type { Answering, TalkEnd, TalkPart } from './talkEnd';

type Wanted = InputOf<typeof talkingCalls.talk>;

export interface TalkService {
  ask(principal: LoggedIn, wanted: Wanted, signal: AbortSignal): AsyncGenerator<TalkEvent>;
  /** Somebody else stands there. */
  restart(principal: LoggedIn): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  throttle: Throttle;
  findAsker(principal: LoggedIn, namedCompany: number | undefined): Promise<Asker>;
  readQuestion(asker: Asker, wanted: Wanted): Promise<Question>;
  answer(question: Question, signal: AbortSignal): Answering;
  keepTurn: KeepTurn;
}

/** Passes on what is said, and remembers the words. */
async function* remembering(answering: Answering, said: BothLanguages[]): AsyncGenerator<TalkPart, TalkEnd> {
  for (;;) {
    const next = await answering.next();
    if (next.done) return next.value;
    if (next.value.is === 'sentence') said.push(next.value);
    yield next.value;
  }
}

const endOf = ({ kind, answerId, choices, isOver }: TalkEnd): TalkEvent => ({
  is: 'end',
  kind,
  answerId: kind === 'answer' ? answerId : null,
  choices,
  isOver,
});

export const makeTalk = ({
  db,
  clock,
  throttle,
  findAsker,
  readQuestion,
  answer,
  keepTurn,
}: Dependencies): TalkService => ({
  async *ask(principal, wanted, signal) {
    const asker = await findAsker(principal, wanted.companyId);
    await throttle.take('questionsOfAccount', String(asker.userId));
    const question = await readQuestion(asker, wanted);
    const said: BothLanguages[] = [];
    let outcome: TalkEnd | null = null;
    let isKept = false;
    const keep = async () => {
      if (isKept) return;
      isKept = true;
      await keepTurn(question, outcome, said);
    };
    try {
      yield { is: 'understood', language: question.language };
      outcome = yield* remembering(answer(question, signal), said);
      // Before the end is told: a call that follows at once finds all that was said.
      await keep();
      yield endOf(outcome);
    } finally {
      // Whoever does not listen to the end was heard all the same.
      await keep();
    }
  },

  async restart({ person }) {
    await endDialogues(db, person.userId, clock.now());
  },
});
