import { defineTexts } from '@/language/texts';

export const handoverTexts = defineTexts(
  {
    title: 'AI受付からの引き継ぎ',
    lines: 'AI受付との会話',
    visitor: 'お客様',
    receptionist: 'AI受付',
    because: {
      asked: 'スタッフとの会話をご希望です',
      missed: '三度続けてお答えできませんでした',
      angry: 'ご不満のようすです',
      touched: 'スタッフ呼び出しにふれました',
    },
    speaksEnglish: '英語のお客様',
    readFailed: 'AI受付との会話を読み込めませんでした',
  },
  {
    title: 'Handed over by the AI',
    lines: 'What was said to the AI',
    visitor: 'Visitor',
    receptionist: 'AI receptionist',
    because: {
      asked: 'Would like to talk to a person',
      missed: 'Could not be answered three times in a row',
      angry: 'Seems to be upset',
      touched: 'Touched the call for staff',
    },
    speaksEnglish: 'Speaks English',
    readFailed: 'What was said to the AI could not be read',
  },
);
