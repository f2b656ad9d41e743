import { join } from 'node:path';
import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { type OutsideService, receptionistLimits } from '@mukae/contract/domain/receptionist/receptionist';
import { type Language, languages } from '@mukae/contract/language';
import type { SpeechHearing } from '#features/hearing';
import {
  askedHandlers,
  dialogueHandlers,
  makeAnswer,
  makeBuiltIn,
  makeChatEngine,
  makeDeleteTalk,
  makeExpectQuestion,
  makeFindAsker,
  makeFindOwnReceptionist,
  makeKeepTurn,
  makeMeter,
  makeOutside,
  makeReadQuestion,
  makeSetupChanges,
  makeTalk,
  makeTranslate,
  makeTranslator,
  removeOldTalk,
  setupHandlers,
  speakHandlers,
  talkHandlers,
  type Whose,
} from '#features/receptionist';
import { makeFindSignage } from '#features/signages';
import { makeVoices } from '#features/voices';
import type { SetUpAnswers } from './answers';
import type { Foundation } from './foundation';

/** Who answers visitors while nobody talks to them: what she hears, understands, says, and remembers. */
export function setUpReceptionist(foundation: Foundation, { knowledge }: SetUpAnswers, hearing: SpeechHearing) {
  const { settings, db, clock, log, registry, audit, throttle } = foundation;
  const { model, translation } = settings.talk;
  const isOutside: Readonly<Record<OutsideService, boolean>> = {
    talk: model !== undefined,
    translation: translation !== undefined,
    hearing: settings.hearing.is === 'outside',
    voice: settings.voices.engine !== undefined,
  };
  const findSignage = makeFindSignage(db);
  const findAsker = makeFindAsker({ db, findSignage });
  const meter = makeMeter({ db, clock, throttle, isOutside: (service) => isOutside[service] });
  const voices = makeVoices({
    log,
    clock,
    registry,
    settings: settings.voices,
    kept: join(settings.dataDir, 'voices'),
  });
  const translator = translation ? makeTranslator({ service: translation, clock, log }) : null;
  const translate = makeTranslate({ db, throttle, translator, meter });
  const builtIn = makeBuiltIn(knowledge);
  const outside = model
    ? makeOutside({ db, engine: makeChatEngine({ service: model, clock, log }), knowledge, meter, builtIn })
    : null;
  const talk = makeTalk({
    db,
    clock,
    throttle,
    findAsker,
    readQuestion: makeReadQuestion({ db, clock, knowledge, translate: translate.question }),
    answer: makeAnswer({ builtIn, outside }),
    keepTurn: makeKeepTurn({ db, log, knowledge }),
  });

  const voicesIn = async (language: Language) =>
    (await voices.voicesOf(language)).map((voice) => ({ language, ...voice }));

  async function engines(): Promise<Pick<ReceptionistAnswer, 'engines' | 'voices'>> {
    const [voice, ...known] = await Promise.all([voices.engines(), ...languages.map(voicesIn)]);
    return {
      engines: {
        talk: outside ? 'outside' : 'builtIn',
        translation: translator ? 'outside' : 'none',
        hearing: hearing.engine() === 'server' ? 'server' : 'browser',
        voice,
      },
      voices: known.flat(),
    };
  }

  const handlers = [
    ...setupHandlers({
      db,
      clock,
      changes: makeSetupChanges({ db, audit, findSignage }),
      findOwn: makeFindOwnReceptionist({ db, findSignage, suggestionsOf: knowledge.suggestions }),
      engines,
    }),
    ...talkHandlers({ talk, translate }),
    ...dialogueHandlers({ db, deleteTalk: makeDeleteTalk({ db, audit }) }),
    ...askedHandlers({ db }),
    ...speakHandlers({
      db,
      meter,
      voices,
      findAsker,
      expectQuestion: makeExpectQuestion({
        clock,
        log,
        prepare: (companyId) => knowledge.match(companyId, 'はい'),
      }),
    }),
  ];
  return {
    handlers,
    hearingMeter: {
      bound: (whose: Whose) => meter.bound('hearing', whose),
      note: (whose: Whose) => meter.note('hearing', whose),
    },
    prepare: voices.prepare,
    /** What visitors said is not kept for longer than their company has set. */
    async sweep(): Promise<void> {
      await removeOldTalk(db, clock.now(), receptionistLimits.keepDays.usual);
    },
    stop: voices.stop,
  };
}

export type SetUpReceptionist = ReturnType<typeof setUpReceptionist>;
