import { defineTexts } from '@/language/texts';

export const stageTexts = defineTexts(
  { title: 'お客様に見えている画面', loading: '画面を読み込んでいます' },
  { title: 'What the visitor sees', loading: 'Loading the screen' },
);
