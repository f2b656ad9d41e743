import { describe, expect, it } from 'vitest';
import { englishMouth } from './englishMouth';
import { japaneseMouth } from './japaneseMouth';
import { type TimedPhoneme, visemesBetween, visemesOf } from './mouth';

/** Each a tenth of a second. */
const spoken = (phonemes: string): TimedPhoneme[] =>
  phonemes.split(' ').map((phoneme, index) => ({ phoneme, from: index / 10, to: (index + 1) / 10 }));

const japanese = (phonemes: string) => visemesOf(spoken(phonemes), japaneseMouth);
const shapes = (phonemes: string) => japanese(phonemes).map(({ viseme }) => viseme);

describe('a mouth', () => {
  it('[D-AV02] shows the vowels of Japanese, and closes for its lips, pauses and whispers', () => {
    expect(shapes('sil a i u e o sil')).toEqual(['closed', 'aa', 'ih', 'ou', 'ee', 'oh', 'closed']);
    expect(shapes('sil m a py o N sil')).toEqual(['closed', 'aa', 'closed', 'oh', 'closed']);
    expect(shapes('d e s U pau sh I t a')).toEqual(['ee', 'closed', 'aa', 'closed']);
    expect(shapes('sil w a y a f u')).toEqual(['closed', 'ou', 'aa', 'ih', 'aa', 'ou', 'closed']);
  });

  it('[D-AV02] opens for a vowel while its consonant is spoken', () => {
    expect(japanese('sil k a sil')).toEqual([
      { at: 0, viseme: 'closed' },
      { at: expect.closeTo(0.15), viseme: 'aa' },
      { at: expect.closeTo(0.3), viseme: 'closed' },
    ]);
  });

  it('[D-AV02] moves between two vowels of one shape, and stays where no consonant is between them', () => {
    expect(shapes('a k a')).toEqual(['aa', 'closed', 'aa', 'closed']);
    expect(shapes('o o')).toEqual(['oh', 'closed']);
  });

  it('[D-AV03] glides through the vowels of English, and passes what it does not know', () => {
    const visemes = visemesOf(spoken('pau h ay q t ow'), englishMouth);
    expect(visemes.map(({ viseme }) => viseme)).toEqual(['closed', 'aa', 'ih', 'oh', 'ou', 'closed']);
    expect(visemes.map(({ at }) => at)).toEqual([0, 0.15, 0.25, 0.35, 0.55, 0.6].map((at) => expect.closeTo(at)));
  });

  it('[D-AV02] of nothing does nothing', () => {
    expect(visemesOf([], japaneseMouth)).toEqual([]);
  });

  it('[D-AV02] for a part of a sound begins with what it does there, and ends closed', () => {
    const visemes = japanese('sil a i sil');
    expect(visemesBetween(visemes, 0.15, 0.35)).toEqual([
      { at: 0, viseme: 'aa' },
      { at: expect.closeTo(0.05), viseme: 'ih' },
      { at: expect.closeTo(0.15), viseme: 'closed' },
    ]);
    expect(visemesBetween(visemes, 0.15, 0.18).at(-1)).toEqual({ at: expect.closeTo(0.03), viseme: 'closed' });
  });
});
