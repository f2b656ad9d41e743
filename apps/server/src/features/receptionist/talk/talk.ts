import type { InputOf } from '@mukae/contract/calls/call';
import type { TalkEvent, talkingCalls } from '@mukae/contract/calls/talking';
import { answersNow } from '@mukae/contract/domain/receptionist/answersNow';
import { receptionistLines } from '@mukae/contract/domain/receptionist/lines';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import { languageOf } from '@mukae/contract/domain/talk/languageOf';
import type { LoggedIn } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { Database } from '#platform/db/database';
import type { Throttle } from '#platform/throttle/throttle';
import { rulesAt } from '../setup/rulesAt';
import type { Asker } from './asker';
import { endDialogues } from './dialogues.repo';
import type { KeepTurn } from './keepTurn';
import type { Question } from './question';
import type { ReadQuestion } from './readQuestion';
import { type Answering, handedOver, sentence, type TalkEnd, type TalkPart } from './talkEnd';

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
  readQuestion: ReadQuestion;
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

/** She is switched off, or it is not her hour: a page that does not know it yet calls a person. Nothing of it is kept. */
function* notAtWork(wanted: Wanted): Generator<TalkEvent> {
  yield { is: 'understood', language: 'msg' in wanted ? languageOf(wanted.msg) : wanted.language };
  yield sentence(receptionistLines.handsOver);
  yield endOf(handedOver('asked'));
}

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
    const rules = await rulesAt(db, asker.companyId, asker.signageId);
    // Whoever tries it at a desk may do so before it is switched on.
    if (asker.signageId !== null && !answersNow(rules, clock.now())) return yield* notAtWork(wanted);
    const question = await readQuestion(asker, rules, wanted);
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
      const end = yield* remembering(answer(question, signal), said);
      if (!signal.aborted) outcome = end;
      // Before the end is told: a call that follows at once finds all that was said.
      await keep();
      yield endOf(end);
    } finally {
      // Whoever does not listen to the end was heard all the same.
      await keep();
    }
  },

  async restart({ person }) {
    await endDialogues(db, person.userId, clock.now());
  },
});
