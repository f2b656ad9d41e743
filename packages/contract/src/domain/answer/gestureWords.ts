import { type AnswerGesture, answerGestures } from './answer';

/** What people call the gestures. */
export const gestureWords: Readonly<Record<'ja' | 'en', Readonly<Record<AnswerGesture, string>>>> = {
  ja: {
    plain: 'そのまま',
    nod: 'うなずく',
    wave: '手を振る',
    bow: 'おじぎ',
    showLeft: '左へ案内する',
    showRight: '右へ案内する',
  },
  en: {
    plain: 'Plain',
    nod: 'Nod',
    wave: 'Wave',
    bow: 'Bow',
    showLeft: 'Show to the left',
    showRight: 'Show to the right',
  },
};

/** No gesture is called longer; to normalise heaps of accents takes the square of their length. */
const longest = 100;
const plain = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** The gesture that is meant, by its id or by what it is called in either language; none named: plain. */
export function gestureCalled(text: string): AnswerGesture | undefined {
  if (text.length > longest) return undefined;
  const name = plain(text);
  if (name === '') return 'plain';
  return answerGestures.find((gesture) =>
    [gesture, gestureWords.ja[gesture], gestureWords.en[gesture]].some((known) => plain(known) === name),
  );
}
