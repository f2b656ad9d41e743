import { expect, it } from 'vitest';
import { unclearTitles } from './titles';

it('a title that is too short, or leans on another one, is found; ids of the specification are no words', () => {
  const clear = ['[O-D05] a figure shows the way', 'a bell is hushed', '1080×1920 is vertical'];
  const unclear = [
    '[W-02] at 9000',
    'but not for ever',
    '[A-S06] its token that is over says so',
    'others are sent away',
  ];
  expect(unclearTitles([...clear, ...unclear])).toEqual(unclear);
});
