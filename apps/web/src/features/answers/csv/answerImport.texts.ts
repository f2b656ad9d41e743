import { answerGestures, answerLimits } from '@mukae/contract/domain/answer/answer';
import type { answerColumns } from '@mukae/contract/domain/answer/answerTable';
import { gestureWords } from '@mukae/contract/domain/answer/gestureWords';
import type { Language } from '@mukae/contract/language';
import { defineTexts } from '@/language/texts';

type Columns = Readonly<Record<(typeof answerColumns)[number], { head: string; hint: string }>>;

const gesturesIn = (language: Language) => answerGestures.map((gesture) => gestureWords[language][gesture]);
const { question, phrasings, category, answer, answerEn } = answerLimits;

const japanese: Columns = {
  category: { head: 'カテゴリ', hint: `${category} 文字まで。空欄でもかまいません。` },
  question: { head: '質問', hint: `${question} 文字まで。同じ質問の答えがあれば変更し、なければ追加します。` },
  phrasings: { head: 'ほかの言い方', hint: `「 | 」で区切って ${phrasings} 個まで。` },
  answer: { head: '答え', hint: `${answer} 文字まで。{店名} {営業時間} {今日} を差し込めます。` },
  question_en: { head: '質問（英語）', hint: `${question} 文字まで。空欄でもかまいません。` },
  answer_en: { head: '答え（英語）', hint: `${answerEn} 文字まで。空欄でもかまいません。` },
  gesture: {
    head: 'しぐさ',
    hint: `${gesturesIn('ja').join('、')}のいずれか。空欄は「${gestureWords.ja.plain}」です。`,
  },
  suggested: { head: 'おすすめ', hint: '1 と書くと、おすすめの質問になります。' },
};

const english: Columns = {
  category: { head: 'Category', hint: `Up to ${category} characters. May be empty.` },
  question: {
    head: 'Question',
    hint: `Up to ${question} characters. The answer to the same question is changed, otherwise one is added.`,
  },
  phrasings: { head: 'Phrasings', hint: `Up to ${phrasings}, with “ | ” between them.` },
  answer: { head: 'Answer', hint: `Up to ${answer} characters. {store}, {hours} and {today} are filled in.` },
  question_en: { head: 'Question in English', hint: `Up to ${question} characters. May be empty.` },
  answer_en: { head: 'Answer in English', hint: `Up to ${answerEn} characters. May be empty.` },
  gesture: { head: 'Gesture', hint: `One of: ${gesturesIn('en').join(', ')}. Empty means ${gestureWords.en.plain}.` },
  suggested: { head: 'Suggested', hint: '1 makes it a suggested question.' },
};

export const answerImportTexts = defineTexts(
  {
    title: '質問と答えの取り込み',
    text: 'CSVファイルから、答えをまとめて追加・変更します。内容を確認してから取り込みます。',
    columns: japanese,
    phrasings: (count: number) => (count === 0 ? '' : `${count} 通り`),
    yes: 'はい',
    words: {
      download: 'いまの質問と答えをCSVで書き出す',
      rows: '取り込む質問と答え',
      toList: '質問と答えを見る',
    },
  },
  {
    title: 'Import answers',
    text: 'Add and change many answers from a CSV file. You see what happens before it does.',
    columns: english,
    phrasings: (count: number) => (count === 0 ? '' : `${count}`),
    yes: 'Yes',
    words: {
      download: 'Export the current answers as CSV',
      rows: 'Answers in the file',
      toList: 'See the answers',
    },
  },
);
