import type { ListedAnswer } from '@mukae/contract/calls/companyAnswers';
import { gestureWords } from '@mukae/contract/domain/answer/gestureWords';
import { type Icon, IconArrowsExchange, IconBookmark, IconPhoto } from '@/icons';
import { useLanguage, useTexts } from '@/language/LanguageProvider';
import classes from './AnswerMarks.module.css';
import { answersTexts } from './answers.texts';
import { gestureIcons } from './gestureIcons';

/** What goes with the words of an answer: each a sign and a word. */
export function AnswerMarks({
  answer: { gesture, pictureUrl },
  isSuggested = false,
  isAlike = false,
}: {
  answer: Pick<ListedAnswer, 'gesture' | 'pictureUrl'>;
  isSuggested?: boolean;
  /** It may be taken for another one. */
  isAlike?: boolean;
}) {
  const t = useTexts(answersTexts);
  const { language } = useLanguage();
  return (
    <ul className={classes.marks}>
      {gesture !== 'plain' && <Mark Shape={gestureIcons[gesture]} word={gestureWords[language][gesture]} />}
      {pictureUrl !== '' && <Mark Shape={IconPhoto} word={t.picture} />}
      {isSuggested && <Mark Shape={IconBookmark} word={t.suggested} />}
      {isAlike && <Mark Shape={IconArrowsExchange} word={t.alike} warns />}
    </ul>
  );
}

const Mark = ({ Shape, word, warns = false }: { Shape: Icon; word: string; warns?: boolean }) => (
  <li className={classes.mark} data-warns={warns || undefined}>
    <Shape size={16} stroke={1.7} aria-hidden />
    {word}
  </li>
);
