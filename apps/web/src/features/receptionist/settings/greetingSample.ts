import type { ReceptionistAnswer } from '@mukae/contract/calls/receptionist';
import { usualGreeting } from '@mukae/contract/domain/receptionist/receptionist';
import type { Language } from '@mukae/contract/language';

/** The greeting, as a voice would say it: in English with an English one. */
export function greetingSample(
  voice: string | null,
  voices: ReceptionistAnswer['voices'],
  { greeting, greetingEn }: { greeting: string; greetingEn: string },
): { text: string; language: Language } {
  const language = voices.find(({ id }) => id === voice)?.language ?? 'ja';
  const text = language === 'en' ? greetingEn : greeting;
  return { text: text.trim() || usualGreeting[language], language };
}
