import type { DialogueAnswer } from '@mukae/contract/domain/dialogue/dialogueState';
import type { BothLanguages } from '@mukae/contract/domain/scene/sceneWords';
import type { VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';

const between = { ja: '', en: ' ' } as const;

const joined = (sentences: readonly BothLanguages[], language: VoiceLanguage): string =>
  sentences
    .map((sentence) => sentence[language].trim())
    .filter((words) => words !== '')
    .join(between[language]);

const otherThan = (language: VoiceLanguage): VoiceLanguage => (language === 'ja' ? 'en' : 'ja');

/** All of an answer that is known. */
export const wordsOf = ({ sentences }: Pick<DialogueAnswer, 'sentences'>): BothLanguages => ({
  ja: joined(sentences, 'ja'),
  en: joined(sentences, 'en'),
});

/** The visitor's, as long as something is known in it. */
export const languageKnown = (words: BothLanguages, wanted: VoiceLanguage): VoiceLanguage =>
  words[wanted].trim() === '' && words[otherThan(wanted)].trim() !== '' ? otherThan(wanted) : wanted;

/** Where a sentence begins in all that is known of the answer. */
export function startOf(answer: Pick<DialogueAnswer, 'sentences'>, place: number, language: VoiceLanguage): number {
  const before = joined(answer.sentences.slice(0, place), language);
  return before === '' ? 0 : before.length + between[language].length;
}
