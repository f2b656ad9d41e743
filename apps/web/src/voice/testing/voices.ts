import type { Vowel } from '@mukae/contract/domain/avatar/voiceMouth';

/** The resonances of somebody's vowels: others than those that the recogniser compares with. */
export type Formants = Readonly<Record<Vowel, readonly number[]>>;

export const man: Formants = {
  aa: [775, 1163, 2463, 3500],
  ih: [263, 2263, 3025, 3400],
  ou: [363, 1300, 2188, 3300],
  ee: [475, 1738, 2438, 3400],
  oh: [550, 838, 2500, 3300],
};

export const woman: Formants = {
  aa: [888, 1363, 2938, 4000],
  ih: [325, 2725, 3475, 4200],
  ou: [375, 1675, 2713, 3900],
  ee: [483, 2317, 3000, 4100],
  oh: [483, 925, 2750, 3900],
};
