import type { Verdict } from '@mukae/contract/domain/answer/sureness';
import { defineTexts } from '@/language/texts';

export const tryingTexts = defineTexts(
  {
    title: '試してみる',
    text: 'お客様のことばを入れると、どう答えるかが分かります。記録には残りません。',
    label: 'お客様のことば',
    placeholder: '例）トイレはどこ',
    ask: '聞く',
    verdicts: {
      answer: 'そのまま答えます',
      choices: '聞き返します',
      handover: 'スタッフをご案内します',
    } satisfies Record<Verdict, string>,
    sureness: '確かさ',
    zones: { asks: '聞き返す', answers: '答える' },
    nearAnother: 'もう一つの答えも近いため、どちらかをお客様に選んでいただきます。',
    choices: 'お客様に選んでいただく答え',
    next: '次に近い答え',
    nothing: '近い答えが見つかりません。',
    write: 'この質問の答えを書く',
  },
  {
    title: 'Try it',
    text: 'Enter what a visitor may say and see what the receptionist does. Nothing is kept.',
    label: 'What a visitor says',
    placeholder: 'Where is the toilet?',
    ask: 'Ask',
    verdicts: {
      answer: 'Answers',
      choices: 'Asks back',
      handover: 'Offers a person',
    } satisfies Record<Verdict, string>,
    sureness: 'How sure',
    zones: { asks: 'Asks back', answers: 'Answers' },
    nearAnother: 'Another answer is nearly as close, so the visitor chooses between them.',
    choices: 'The visitor chooses from',
    next: 'Next nearest',
    nothing: 'No answer is near.',
    write: 'Write an answer to this',
  },
);
