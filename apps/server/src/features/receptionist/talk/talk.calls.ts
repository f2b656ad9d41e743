import { ok } from '@mukae/contract/calls/answers';
import { type TalkEvent, talkingCalls } from '@mukae/contract/calls/talking';
import type { Language } from '@mukae/contract/language';
import { type Handler, handle } from '#platform/calls/handler';
import { handleStream } from '#platform/calls/handleStream';
import type { TalkService } from './talk';
import type { Translate } from './translate';

const inLanguage = ({ ja, en }: { ja: string; en: string }, language: Language): string =>
  (language === 'en' ? en : ja) || ja || en;

/** Everything at once, for who does not read it as it comes. */
async function whole(events: AsyncIterable<TalkEvent>) {
  const said: string[] = [];
  let language: Language = 'ja';
  for await (const event of events) {
    if (event.is === 'understood') language = event.language;
    if (event.is === 'sentence') said.push(inLanguage(event, language));
    if (event.is !== 'end') continue;
    const { kind, answerId, choices } = event;
    // After an answer, choices are what may be asked next, and not what is asked back.
    const asked = kind === 'choices' ? choices : [];
    return {
      answered: said.join(language === 'ja' ? '' : ' '),
      kind,
      answerId,
      choices: asked.map((choice) => ({ id: choice.id, question: inLanguage(choice, language) })),
    };
  }
  throw new Error('the answer had no end');
}

/** The receptionist is asked, and what is said translated. */
export const talkHandlers = ({ talk, translate }: { talk: TalkService; translate: Translate }): Handler[] => [
  handle(talkingCalls.translateText, async ({ principal, input }) => ({
    result: 'OK',
    translated: await translate.forAccount(principal, input.msg),
  })),
  handle(talkingCalls.talkAI, async ({ principal, input, sender }) => ({
    result: 'OK',
    ...(await whole(talk.ask(principal, input, sender))),
  })),
  handleStream(talkingCalls.talk, ({ principal, input }, signal) => talk.ask(principal, input, signal)),
  handle(talkingCalls.restartTalk, async ({ principal }) => {
    await talk.restart(principal);
    return ok;
  }),
];
