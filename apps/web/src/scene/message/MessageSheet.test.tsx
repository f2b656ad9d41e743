import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import { keyWords } from '@mukae/contract/domain/scene/screenKeys';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { named, show } from '../testing/sceneShown';

afterEach(cleanup);

const key = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const field = (words: { ja: string }) => screen.getByLabelText(words.ja);
const write = (words: { ja: string }, value: string) => fireEvent.change(field(words), { target: { value } });
const send = () => screen.getByRole('button', named(letterWords.send));

it('[D-A27] [D-AO04] a visitor leaves name, number and a few words by touch alone, or types them', async () => {
  const letter = { send: vi.fn(async () => false), close: vi.fn() };
  show({ letter });
  expect(send().hasAttribute('disabled')).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: /折り返し/ }));
  fireEvent.click(screen.getByRole('button', { name: /お届け物/ }));
  fireEvent.click(screen.getByRole('button', { name: /お届け物/ }));
  for (const one of ['す', 'す', keyWords.marks.voiced.name, 'き']) key(one);
  fireEvent.focus(field(letterWords.contact));
  for (const one of ['0', '9', '9', keyWords.erase.ja]) key(one);
  write(letterWords.about, ' 午後に ');
  fireEvent.click(send());
  expect(letter.send).toHaveBeenCalledExactlyOnceWith({
    name: 'すずき',
    contact: '09',
    text: '折り返しご連絡ください\n午後に',
  });
  expect(await screen.findByText(letterWords.failed.ja)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', named(letterWords.close)));
  expect(letter.close).toHaveBeenCalledOnce();
});

it('[D-A27] [D-AO04] what a visitor writes is counted as people count; too much is told in both languages and cut by nobody', () => {
  const letter = { send: vi.fn(async () => true), close: vi.fn() };
  const family = '👨‍👩‍👧';
  show({ letter });
  const told = () => within(screen.getByRole('dialog')).getByRole('status').textContent;
  write(letterWords.about, 'あ'.repeat(201));
  expect(told()).toBe('ご用件は200文字までお預かりできます。We can take up to 200 characters.');
  expect(send().hasAttribute('disabled')).toBe(true);
  write(letterWords.about, family.repeat(200));
  write(letterWords.name, family.repeat(41));
  expect(told()).toContain(letterWords.longName.ja);
  expect(send().hasAttribute('disabled')).toBe(true);
  write(letterWords.name, family.repeat(40));
  write(letterWords.contact, family.repeat(60));
  fireEvent.focus(field(letterWords.contact));
  key('9');
  expect(told()).toContain('60文字まで');
  expect(send().hasAttribute('disabled')).toBe(true);
  for (const _ of ['the digit', 'a whole family']) key(keyWords.erase.ja);
  expect(told()).toContain(letterWords.kept.ja);
  fireEvent.click(send());
  expect(letter.send).toHaveBeenCalledExactlyOnceWith({
    name: family.repeat(40),
    contact: family.repeat(59),
    text: family.repeat(200),
  });
});

it('[D-A27] the sheet for a few words takes the focus, says what need not be told, and stays while they are on their way', async () => {
  let answer = (_isTaken: boolean) => {};
  const take = () => new Promise<boolean>((resolve) => (answer = resolve));
  show({ letter: { send: take, close: vi.fn() } });
  expect(document.activeElement).toBe(screen.getByRole('dialog', { name: letterWords.title.ja }));
  expect(screen.getByText('お名前（任意）')).toBeTruthy();
  expect(screen.getByText('ご連絡先（任意）')).toBeTruthy();
  const close = () => screen.getByRole('button', named(letterWords.close));
  const about = field(letterWords.about);
  about.focus();
  write(letterWords.about, '午後に');
  expect(document.activeElement).toBe(about);
  fireEvent.click(send());
  expect(close().hasAttribute('disabled')).toBe(true);
  await act(async () => answer(false));
  expect(close().hasAttribute('disabled')).toBe(false);
});
