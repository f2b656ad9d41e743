import { expect, it } from 'vitest';
import { OwnVoice } from './ownVoice';
import { languageKnown, startOf, wordsOf } from './wordsSaid';

const answer = {
  sentences: [
    { ja: 'はい。', en: 'Yes.' },
    { ja: '無料です。 ', en: '' },
    { ja: '', en: 'Welcome.' },
  ],
};

it('[D-AS08] sentences are one text in each language, and each is found in it again', () => {
  expect(wordsOf(answer)).toEqual({ ja: 'はい。無料です。', en: 'Yes. Welcome.' });
  expect([0, 1].map((place) => startOf(answer, place, 'ja'))).toEqual([0, 3]);
  expect([0, 2].map((place) => startOf(answer, place, 'en'))).toEqual([0, 5]);
});

it('[D-AT08] what is known in one language only is said in that', () => {
  expect(languageKnown({ ja: 'はい。', en: '' }, 'en')).toBe('ja');
  expect(languageKnown({ ja: '', en: 'Yes.' }, 'ja')).toBe('en');
  expect(languageKnown({ ja: '', en: '' }, 'en')).toBe('en');
});

it('[D-AS02] what a recogniser heard of her own words is known, however it is written; a short word may be anybody’s', () => {
  const own = new OwnVoice();
  own.voiceBegan('はい、ベビーカーは総合案内でお貸ししています。');
  expect(own.isHers('べびーかーは')).toBe(true);
  expect(own.isHers('はい')).toBe(false);
  expect(own.isHers('駐車場はどこですか')).toBe(false);
  own.voiceBegan(null);
  expect(own.isHers('べびーかーは')).toBe(false);
});
