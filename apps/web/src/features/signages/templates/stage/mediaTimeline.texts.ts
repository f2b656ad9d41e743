import { defineTexts } from '@/language/texts';

export const mediaTimelineTexts = defineTexts(
  {
    timeline: '再生の順',
    again: 'くり返し再生',
    clip: (place: number, name: string, time: string) => `${place}. ${name}、${time}`,
    unknownTime: '長さ不明',
  },
  {
    timeline: 'Order of play',
    again: 'Plays again and again',
    clip: (place: number, name: string, time: string) => `${place}. ${name}, ${time}`,
    unknownTime: 'unknown length',
  },
);
