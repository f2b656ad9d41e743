import { MantineProvider } from '@mantine/core';
import type { Gesture } from '@mukae/contract/realtime/avatarMessages';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Gestures } from './Gestures';
import { MotionPanel } from './MotionPanel';
import { motionsTexts } from './motions.texts';

const t = motionsTexts.ja;

afterEach(cleanup);

function shownPanel() {
  const shown: Gesture[] = [];
  const gestures = new Gestures((gesture) => shown.push(gesture));
  render(
    <MantineProvider>
      <MotionPanel gestures={gestures} />
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

it('[O-V64] can do nothing while somebody only watches, and says so', () => {
  render(
    <MantineProvider>
      <MotionPanel gestures={null} />
    </MantineProvider>,
  );
  expect(button(t.motions.bow).matches(':disabled')).toBe(true);
  expect(screen.getByText(t.whileWatching)).toBeTruthy();
});
