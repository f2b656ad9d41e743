import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { named, show } from '../testing/sceneShown';

afterEach(cleanup);

it('[D-A27] a visitor leaves a few words by touch alone, or types them', async () => {
  const letter = { send: vi.fn(async () => false), close: vi.fn() };
  show({ letter });
  const send = () => screen.getByRole('button', named(letterWords.send));
  expect(send().hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /折り返し/ }));
  fireEvent.click(screen.getByRole('button', { name: /お届け物/ }));
  fireEvent.click(screen.getByRole('button', { name: /お届け物/ }));
  for (const key of ['0', '9', '9', letterWords.erase.ja]) fireEvent.click(screen.getByRole('button', { name: key }));
  fireEvent.change(screen.getByLabelText(letterWords.about.ja), { target: { value: ' 午後に ' } });
  fireEvent.click(send());
  expect(letter.send).toHaveBeenCalledExactlyOnceWith({ text: '折り返しご連絡ください\n午後に', contact: '09' });
  expect(await screen.findByText(letterWords.failed.ja)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', named(letterWords.close)));
  expect(letter.close).toHaveBeenCalledOnce();
});

it('[D-A27] what a visitor writes is counted as people count; too much is told in both languages and cut by nobody', () => {
  const letter = { send: vi.fn(async () => true), close: vi.fn() };
  const family = '👨‍👩‍👧';
  show({ letter });
  const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
  const send = () => screen.getByRole('button', named(letterWords.send));
  const told = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
  write(letterWords.about.ja, 'あ'.repeat(201));
  expect(told()).toBe('ご用件は200文字までお預かりできます。We can take up to 200 characters.');
  expect(send().hasAttribute('disabled')).toBe(true);
  write(letterWords.about.ja, family.repeat(200));
  write(letterWords.contact.ja, family.repeat(60));
  fireEvent.click(screen.getByRole('button', { name: '9' }));
  expect(told()).toContain('60文字まで');
  expect(send().hasAttribute('disabled')).toBe(true);
  for (const _ of ['the digit', 'a whole family'])
    fireEvent.click(screen.getByRole('button', { name: letterWords.erase.ja }));
  expect(told()).toContain(letterWords.kept.ja);
  fireEvent.click(send());
  expect(letter.send).toHaveBeenCalledExactlyOnceWith({ text: family.repeat(200), contact: family.repeat(59) });
});

it('[D-A27] the sheet for a few words takes the focus, says what need not be told, and stays while they are on their way', async () => {
  let answer = (_isTaken: boolean) => {};
  const send = () => new Promise<boolean>((resolve) => (answer = resolve));
  show({ letter: { send, close: vi.fn() } });
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: letterWords.title.ja }));
  expect(screen.getByText('お名前・ご連絡先（任意）')).toBeTruthy();
  const close = () => screen.getByRole('button', named(letterWords.close));
  const field = screen.getByLabelText(letterWords.about.ja);
  field.focus();
  fireEvent.change(field, { target: { value: '午後に' } });
  expect(document.activeElement).toBe(field);
  fireEvent.click(screen.getByRole('button', named(letterWords.send)));
  expect(close().hasAttribute('disabled')).toBe(true);
  await act(async () => answer(false));
  expect(close().hasAttribute('disabled')).toBe(false);
});
