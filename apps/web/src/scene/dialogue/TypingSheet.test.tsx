import { dialogueWords } from '@mukae/contract/domain/scene/dialogueWords';
import { keyWords } from '@mukae/contract/domain/scene/screenKeys';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DrawnScene } from '../DrawnScene';
import { inDialogue, sampleDialogues } from '../sampleDialogues';
import { actions, named, props, show } from '../testing/sceneShown';

beforeEach(() => vi.clearAllMocks());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (leading: 'ja' | 'en' = 'ja') => show({ state: inDialogue({ ...sampleDialogues.typing, leading }) });
const key = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const field = () => screen.getByLabelText<HTMLInputElement>(dialogueWords.question.ja);
const send = () => screen.getByRole('button', { name: new RegExp(`^${dialogueWords.send.ja}`) });
const { marks, boards, space, erase } = keyWords;

it('[D-AS03] a question is written by touch: kana with their marks, letters, digits, spaces, and one taken back', () => {
  open();
  expect(send().hasAttribute('disabled')).toBe(true);
  for (const one of ['と', 'い', 'れ', marks.voiced.name, 'や', marks.small.name]) key(one);
  key(named(space).name);
  key(new RegExp(boards.digits.ja));
  key('2');
  key(new RegExp(boards.latin.ja));
  key('f');
  key('x');
  key(erase.ja);
  expect(field().value).toBe('といれゃ　2f');
  fireEvent.click(send());
  expect(actions.dialogue.send).toHaveBeenCalledExactlyOnceWith('といれゃ　2f');
});

it('[D-AS03] a question is written by real keys as well: the field has the focus, Enter sends and Escape leaves', () => {
  open();
  expect(document.activeElement).toBe(field());
  fireEvent.submit(field());
  expect(actions.dialogue.send).not.toHaveBeenCalled();
  fireEvent.change(field(), { target: { value: ' 駐車場は ' } });
  fireEvent.submit(field());
  expect(actions.dialogue.send).toHaveBeenCalledExactlyOnceWith('駐車場は');
  cleanup();
  vi.clearAllMocks();
  open();
  fireEvent.keyDown(field(), { key: 'Escape' });
  expect(actions.dialogue.stopTyping).toHaveBeenCalledTimes(1);
});

it('[D-AS03] by real keys a question is sent once, and at once after the touch that opened the sheet; a second touch is that one', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const { rerender } = show({ state: inDialogue(sampleDialogues.greeting) });
  fireEvent.click(screen.getByRole('button', named(dialogueWords.type)));
  expect(actions.dialogue.type).toHaveBeenCalledTimes(1);
  rerender(<DrawnScene {...props} state={inDialogue(sampleDialogues.typing)} />);
  fireEvent.change(field(), { target: { value: '駐車場は' } });
  fireEvent.click(send());
  fireEvent.click(screen.getByRole('button', named(dialogueWords.stop)));
  expect(actions.dialogue.send).not.toHaveBeenCalled();
  expect(actions.dialogue.stopTyping).not.toHaveBeenCalled();
  fireEvent.submit(field());
  fireEvent.submit(field());
  expect(actions.dialogue.send).toHaveBeenCalledExactlyOnceWith('駐車場は');
});

it('[D-AS03] Escape while a word is being composed takes the word back, and not the question', () => {
  open();
  fireEvent.change(field(), { target: { value: 'ちゅうしゃじょう' } });
  fireEvent.keyDown(field(), { key: 'Escape', isComposing: true });
  expect(actions.dialogue.stopTyping).not.toHaveBeenCalled();
  expect(field().value).toBe('ちゅうしゃじょう');
});

it('[D-AS03] nobody writes a book: after a hundred characters the keys write no more', () => {
  open();
  fireEvent.change(field(), { target: { value: 'あ'.repeat(100) } });
  key('い');
  expect(field().value).toBe('あ'.repeat(100));
});

it('[D-AT08] who speaks English has letters to write with', () => {
  open('en');
  expect(screen.getByRole('button', { name: 'q' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'あ' })).toBeNull();
});
