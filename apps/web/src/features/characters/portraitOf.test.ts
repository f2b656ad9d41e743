import { describe, expect, it } from 'vitest';
import { portraitOf } from './portraitOf';

const character = (id: number, name: string) => ({
  id,
  name,
  image_url: `/${name}.webp`,
  standby_image_url: '',
  model_url: '',
});
const cast = [character(1, 'yukika'), character(2, 'kento')];
const signage = { name: '総合受付', image: '', character: null };

describe('portraitOf', () => {
  it('is the picture of the signage itself', () => {
    expect(portraitOf({ ...signage, image: '/files/1.webp' }, cast)).toEqual({
      picture: '/files/1.webp',
      figure: 'photo',
      letter: '総',
    });
  });

  it('is its character otherwise, the first one while it is undecided', () => {
    const withKento = { ...signage, character: { id: 2, name: 'kento' } };
    expect(portraitOf(withKento, cast)).toEqual({ picture: '/kento.webp', letter: '総' });
    expect(portraitOf(signage, cast)).toEqual({ picture: '/yukika.webp', letter: '総' });
  });
});
