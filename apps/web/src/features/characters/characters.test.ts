import type { CharacterAnswer } from '@mukae/contract/calls/characters';
import { describe, expect, it } from 'vitest';
import { chosenCharacter } from './chosenCharacter';
import { figureOf } from './figureOf';

const character = (id: number, image_url: string): CharacterAnswer => ({
  id,
  name: `character ${id}`,
  image_url,
  standby_image_url: '/characters/kei/standby.mp4',
  model_url: '',
});
const kei = character(1, '/characters/kei/thumb.webp');
const kento = character(2, '/characters/kento/thumb.webp');

describe('chosenCharacter', () => {
  it('finds the chosen one', () => expect(chosenCharacter([kei, kento], 2)).toBe(kento));
  it('takes the first for who is undecided', () => expect(chosenCharacter([kei, kento], null)).toBe(kei));
  it('takes the first when the chosen one is gone', () => expect(chosenCharacter([kei, kento], 9)).toBe(kei));
  it('has nobody when there is nobody', () => expect(chosenCharacter([], null)).toBeUndefined());
});

describe('figureOf', () => {
  it('lets a drawn character stand in a pose', () => {
    expect(figureOf(kento, 'wave')).toEqual({ shape: 'standing', picture: '/characters/kento/wave.webp' });
  });
  it('shows the one picture of any other', () => {
    const own = character(7, '/files/characters/7/0123.webp');
    expect(figureOf(own, 'wave')).toEqual({ shape: 'bust', picture: own.image_url });
  });
});
