import { defineTexts } from '@/language/texts';

export const charactersTexts = defineTexts(
  {
    title: 'キャラクター',
    count: (count: number) => `${count} 名`,
    loading: 'キャラクターを読み込んでいます',
    none: 'キャラクターはまだいません',
    undecided: '未定',
    undecidedMark: '?',
    preview: (name: string) => `${name} の動きを見る`,
    film: (name: string) => `${name} が待機しているようす`,
    watch: '動きを見る',
    play: '再生する',
  },
  {
    title: 'Characters',
    count: (count: number) => `${count}`,
    loading: 'Loading the characters',
    none: 'There are no characters yet',
    undecided: 'Undecided',
    undecidedMark: '?',
    preview: (name: string) => `See ${name} move`,
    film: (name: string) => `${name} waiting for visitors`,
    watch: 'Watch',
    play: 'Play',
  },
);
