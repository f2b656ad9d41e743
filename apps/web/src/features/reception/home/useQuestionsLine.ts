import { useUnansweredQuestions } from '@/features/receptionist';
import { IconMoodPuzzled } from '@/icons';
import { useTexts } from '@/language/LanguageProvider';
import type { HomeLine } from './HomeLines';
import { homeTexts } from './home.texts';

/** How many questions of visitors the machine could not answer, and nobody has since. */
export function useQuestionsLine(): HomeLine {
  const { lines, loading } = useTexts(homeTexts);
  const unanswered = useUnansweredQuestions();
  return {
    to: '/app/receptionist/asked',
    Shape: IconMoodPuzzled,
    label: lines.questions,
    text: unanswered === undefined ? loading : lines.questionsNow(unanswered),
  };
}
