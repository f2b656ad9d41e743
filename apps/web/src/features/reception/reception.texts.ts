import { defineTexts } from '@/language/texts';

export const receptionTexts = defineTexts(
  {
    greeting: {
      morning: (name: string) => `おはようございます、${name}さん。`,
      day: (name: string) => `こんにちは、${name}さん。`,
      evening: (name: string) => `こんばんは、${name}さん。`,
    },
    servesAs: (character: string) => `${character} で応対します`,
  },
  {
    greeting: {
      morning: (name: string) => `Good morning, ${name}.`,
      day: (name: string) => `Hello, ${name}.`,
      evening: (name: string) => `Good evening, ${name}.`,
    },
    servesAs: (character: string) => `You appear as ${character}`,
  },
);
