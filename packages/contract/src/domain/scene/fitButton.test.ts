import { describe, expect, it } from 'vitest';
import { buttonFontSize, type FitsButton, fitButton } from './fitButton';

/** A button of 300 × 200 with so many letters, as wide as they are high. */
const fitsLetters =
  (letters: number): FitsButton =>
  (size, lines) => {
    const perLine = Math.floor(300 / size);
    const needed = Math.ceil(letters / perLine);
    return needed * size <= 200 && (lines === 'any' || needed <= (lines === 'one' ? 1 : 2));
  };

describe('fitButton', () => {
  it('[O-T01] a size of 24 is 48 pixels on a screen of 1080, and none is below 32', () => {
    expect(buttonFontSize({ fontSize: 24 })).toBe(48);
    expect(buttonFontSize({ fontSize: 8 })).toBe(32);
    expect(buttonFontSize({ fontSize: 40 })).toBe(80);
  });

  it('[O-T01] keeps one line while that costs little, then takes two, then grows smaller', () => {
    expect(fitButton({ fontSize: 24 }, fitsLetters(6))).toEqual({ fontSize: 48, lines: 'one' });
    expect(fitButton({ fontSize: 24 }, fitsLetters(7))).toEqual({ fontSize: 42, lines: 'one' });
    expect(fitButton({ fontSize: 24 }, fitsLetters(10))).toEqual({ fontSize: 48, lines: 'two' });
    expect(fitButton({ fontSize: 40 }, fitsLetters(10))).toEqual({ fontSize: 60, lines: 'two' });
    expect(fitButton({ fontSize: 40 }, fitsLetters(40))).toEqual({ fontSize: 37, lines: 'any' });
    expect(fitButton({ fontSize: 40 }, () => false)).toEqual({ fontSize: 18, lines: 'any' });
  });
});
