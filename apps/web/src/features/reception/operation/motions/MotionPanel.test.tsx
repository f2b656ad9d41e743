import { MantineProvider } from '@mantine/core';
import type { Gesture } from '@mukae/contract/realtime/avatarMessages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Gestures } from './Gestures';
import { MotionPanel } from './MotionPanel';
import { motionsTexts } from './motions.texts';
import { type Unplayable, unplayableOf } from './unplayable';

const t = motionsTexts.ja;

afterEach(cleanup);

function shownPanel(hindrance: Unplayable | null = null) {
  const shown: Gesture[] = [];
  const gestures = new Gestures((gesture) => shown.push(gesture));
  render(
    <MantineProvider>
      <MotionPanel gestures={gestures} hindrance={hindrance} />
      <input aria-label="field" />
    </MantineProvider>,
  );
  return shown;
}

const button = (name: string) => screen.getByRole('button', { name });

it('[O-V63] has the avatar make a motion, and shows which one it makes', () => {
  const shown = shownPanel();
  fireEvent.click(button(t.motions.wave));
  fireEvent.click(button(t.motions.bow));
  expect(shown).toEqual([{ motion: 'wave' }]);
  expect(button(t.motions.wave).getAttribute('aria-pressed')).toBe('true');
  expect(button(t.motions.bow).getAttribute('aria-disabled')).toBe('true');
});

it('[O-V60] hears the keys 1 to 9, but not while somebody types or means another command', () => {
  const shown = shownPanel();
  fireEvent.keyDown(screen.getByLabelText('field'), { key: '1' });
  fireEvent.keyDown(document.body, { key: '1', ctrlKey: true });
  fireEvent.keyDown(document.body, { key: '1', repeat: true });
  expect(shown).toEqual([]);
  fireEvent.keyDown(document.body, { key: '3' });
  fireEvent.keyDown(document.body, { key: '9' });
  expect(shown).toEqual([{ motion: 'nod' }, { expression: 'smile' }]);
});

it('[O-V62] shows how the avatar feels, and changes it', () => {
  const shown = shownPanel();
  const feeling = (name: string) => screen.getByRole('radio', { name });
  expect(feeling(t.expressions.plain).matches(':checked')).toBe(true);
  fireEvent.click(feeling(t.expressions.sorry));
  expect(shown).toEqual([{ expression: 'sorry' }]);
  expect(feeling(t.expressions.sorry).matches(':checked')).toBe(true);
});

it.each(['apart', 'unseen', 'still'] as const)(
  '[D-Q02] does nothing, and says why, while the visitor would not see it: %s',
  (hindrance) => {
    const shown = shownPanel(hindrance);
    expect(button(t.motions.bow).matches(':disabled')).toBe(true);
    expect(screen.getByRole('group', { name: t.expression }).matches(':disabled')).toBe(true);
    fireEvent.keyDown(document.body, { key: '1' });
    fireEvent.keyDown(document.body, { key: '9' });
    expect(shown).toEqual([]);
    expect(screen.getByRole('status').textContent).toBe(t.hindrances[hindrance]);
  },
);

it('[D-Q02] what the visitor can see is known from the connection and from what the signage tells', () => {
  expect(unplayableOf('connecting', 'draws')).toBe('apart');
  expect(unplayableOf('connecting', null)).toBe('apart');
  expect(unplayableOf('connected', null)).toBe('unseen');
  expect(unplayableOf('interrupted', 'draws')).toBe('apart');
  expect(unplayableOf('connected', 'awaitsFilm')).toBe('unseen');
  expect(unplayableOf('connected', 'showsPicture')).toBe('still');
  expect(unplayableOf('connected', 'draws')).toBeNull();
  expect(unplayableOf('connected', 'showsFilm')).toBeNull();
});
