import type { VoiceLanguage } from '@mukae/contract/domain/voice/spokenText';
import type { PreparedWords, SpokenWords } from './preparedWords';

/** Of a screen that one stands before, and does not know yet. */
const charactersPerSecond: Readonly<Record<VoiceLanguage, number>> = { ja: 7, en: 16 };
const shortestSeconds = 1.2;

export const readingSeconds = ({ text, language }: SpokenWords): number =>
  Math.max(shortestSeconds, text.length / charactersPerSecond[language]);

/** Nothing is heard, and the words pass by as fast as they are read. */
export const readSilently =
  (words: SpokenWords): PreparedWords =>
  ({ onBegan, onEnded }) => {
    const seconds = readingSeconds(words);
    const timer = setTimeout(onEnded, seconds * 1000);
    onBegan(seconds);
    return () => clearTimeout(timer);
  };
