import { randomUUID } from 'node:crypto';
import { cutGraphemes } from '@mukae/contract/domain/text/graphemes';
import { readableLine } from '@mukae/contract/domain/text/readableLine';
import { toJapanIso } from '@mukae/contract/domain/time/japanTime';
import type { ChatMessage } from '../chat/chat';
import type { TalkRules } from './rules';
import type { TalkRequest } from './talkEngine';

/** What a model is given of each, so that no dialogue costs more than another. */
const most = { known: 8, said: 10, question: 300, saying: 500, answer: 1000 };

const spokenIn = {
  ja: 'Answer in Japanese, in polite style (です・ます).',
  en: 'Answer in English.',
} as const;

/** What the company says of itself, as data: within a document, between marks that nobody can know beforehand. */
function dataBlock({ known, place: { company, store, hours, now } }: TalkRequest): string {
  const answers = known.slice(0, most.known).map(({ question, answer, answerEn }) => ({
    question: cutGraphemes(question, most.question),
    answer: cutGraphemes(answer, most.answer),
    answerInEnglish: cutGraphemes(answerEn, most.answer),
  }));
  const data = { company, store, hours, now: toJapanIso(now), answers };
  const mark = `DATA ${randomUUID()}`;
  return `<<<${mark}\n${JSON.stringify(data)}\n${mark}>>>`;
}

export function promptOf(request: TalkRequest, rules: TalkRules): ChatMessage[] {
  const { question, language, said } = request;
  return [
    { role: 'system', content: `${rules.text}\n\n${spokenIn[language]}\n\n${dataBlock(request)}` },
    ...said.slice(-most.said).map(
      ({ by, text }): ChatMessage => ({
        role: by === 'visitor' ? 'user' : 'assistant',
        content: readableLine(text, most.saying),
      }),
    ),
    { role: 'user', content: readableLine(question, most.question) },
  ];
}
