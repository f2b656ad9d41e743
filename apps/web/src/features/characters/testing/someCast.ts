import type { CharacterAnswer } from '@mukae/contract/calls/characters';

const character = (id: number, name: string, folder: string): CharacterAnswer => ({
  id,
  name,
  image_url: `/characters/${folder}/thumb.webp`,
  standby_image_url: `/characters/${folder}/standby.mp4`,
  model_url: '',
});

export const someCast: CharacterAnswer[] = [character(1, 'Yukika', 'kei'), character(2, 'Kento', 'kento')];
