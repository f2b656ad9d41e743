import { describe, expect, it } from 'vitest';
import { scenes } from '../signage/scene';
import { landscape, portrait, type Size } from '../signage/size';
import { countGraphemes } from '../text/graphemes';
import { firstTemplates } from './firstTemplates';
import { hasTouchButtons, touchButtonLimits } from './template';

const every = [portrait, landscape].flatMap((size) =>
  (['ja', 'en'] as const).map((language) => [`${size.width}×${size.height} ${language}`, size, language] as const),
);

describe.each(every)('the first scenes of a signage of %s', (_, size, language) => {
  const templates = firstTemplates(size, language);

  it('[O-G12] are all six, each with a text and nothing that is not there yet', () => {
    expect(templates.map(({ scene }) => scene)).toEqual([...scenes]);
    for (const { telop, showsTelop, layout } of templates) {
      expect(telop.trim()).not.toBe('');
      expect(telop.length).toBeLessThanOrEqual(2000);
      expect([showsTelop, layout]).toEqual([true, 'onlyAvatar']);
    }
    expect(new Set(templates.map(({ telop }) => telop)).size).toBe(6);
  });

  it('[O-V01] [O-E04] have touch buttons that keep the limits', () => {
    const { text: maxText, fontSize: limits } = touchButtonLimits;
    for (const { text, fontSize, backgroundColour, isShown } of templates.flatMap(({ touchButtons }) => touchButtons)) {
      expect(countGraphemes(text)).toBeGreaterThan(0);
      expect(countGraphemes(text)).toBeLessThanOrEqual(maxText);
      expect(fontSize).toBeGreaterThanOrEqual(limits.min);
      expect(fontSize).toBeLessThanOrEqual(limits.max);
      expect(backgroundColour).toMatch(/^#[0-9a-f]{6}$/);
      expect(isShown).toBe(true);
    }
  });

  it('[O-V01] have touch buttons that are told apart from afar: no two of the same colour', () => {
    for (const { touchButtons } of templates) {
      const colours = touchButtons.map(({ backgroundColour }) => backgroundColour);
      expect(new Set(colours).size).toBe(colours.length);
    }
  });

  it('[O-E04] have touch buttons where somebody stands before an upright screen that waits, and nowhere else', () => {
    const upright = size.height >= size.width;
    expect(templates.map(({ touchButtons }) => touchButtons.length > 0)).toEqual(
      scenes.map((scene) => upright && scene === 'Standby'),
    );
  });
});

it('[D-A28] the first text of a scene asks nobody to choose where there are no buttons', () => {
  const standbyOf = (size: Size) => firstTemplates(size, 'ja')[0]?.telop;
  expect(standbyOf(portrait)).toContain('お選びください');
  expect(standbyOf(landscape)).not.toContain('お選びください');
});

it('[D-A28] the first text of a watched scene leaves it to the screen to say that it is watched', () => {
  for (const language of ['ja', 'en'] as const) {
    const watched = firstTemplates(portrait, language).find(({ scene }) => scene === 'Monitoring');
    expect(watched?.telop).not.toMatch(/見守|staff/i);
  }
});

it('[O-V01] a touch button has at most 10 characters, of 8 to 40 pixels', () => {
  expect(touchButtonLimits).toMatchObject({ text: 10, fontSize: { min: 8, max: 40 } });
  expect(hasTouchButtons('Standby', 'vertical')).toBe(true);
  expect(hasTouchButtons('Standby', 'wide')).toBe(false);
  expect(hasTouchButtons('Active', 'vertical')).toBe(false);
});
