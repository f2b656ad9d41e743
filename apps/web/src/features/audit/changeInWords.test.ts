import {
  characterVoiceFields,
  receptionistFields,
  signageReceptionistFields,
} from '@mukae/contract/calls/receptionist';
import { expect, it } from 'vitest';
import { changeInWords } from './changeInWords';
import { changesTexts } from './changes.texts';

it('[O-A02] says what became of what', () => {
  expect(changeInWords({ field: 'name', from: '東京本店', to: '東京駅前店' }, 'ja')).toEqual({
    field: '名前',
    was: '東京本店',
    is: '東京駅前店',
  });
});

it('[O-A02] says roles in words', () => {
  expect(changeInWords({ field: 'role', from: 'operator', to: 'companyAdmin' }, 'en')).toEqual({
    field: 'Role',
    was: 'Operator',
    is: 'Administrator',
  });
});

it('[O-A02] names what is there where nothing was, and says so where nothing is any more', () => {
  expect(changeInWords({ field: 'operator', from: '', to: '佐藤 美咲' }, 'ja')).toMatchObject({
    was: null,
    is: '佐藤 美咲',
  });
  expect(changeInWords({ field: 'store', from: '東京本店', to: '' }, 'ja')).toMatchObject({
    was: '東京本店',
    is: 'なし',
  });
});

it('[O-A02] tells of a password and a picture only that they were changed', () => {
  expect(changeInWords({ field: 'password', from: '', to: '' }, 'ja')).toEqual({
    field: 'パスワード',
    was: null,
    is: '変更しました',
  });
  expect(changeInWords({ field: 'image', from: '', to: '7f3a.webp' }, 'en')).toMatchObject({ is: 'Changed' });
});

it('[O-A02] says in words what a scene shows', () => {
  expect(changeInWords({ field: 'is_view_logo', from: 'true', to: 'false' }, 'ja')).toEqual({
    field: 'ロゴの表示',
    was: '表示する',
    is: '表示しない',
  });
});

it('[O-A02] says in words how an answer is given', () => {
  expect(changeInWords({ field: 'gesture', from: 'plain', to: 'bow' }, 'ja')).toEqual({
    field: 'しぐさ',
    was: 'そのまま',
    is: 'おじぎ',
  });
  expect(changeInWords({ field: 'is_suggested', from: 'false', to: 'true' }, 'en')).toEqual({
    field: 'Suggested question',
    was: 'No',
    is: 'Yes',
  });
});

/** What can be set of the receptionist, as the service writes it down. */
const ofReceptionist = [
  ...Object.keys(receptionistFields),
  ...Object.keys(signageReceptionistFields),
  ...Object.keys(characterVoiceFields),
].map((name) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));

it.each(['ja', 'en'] as const)(
  '[O-A02] [D-AX01] has a word in %s for all that is set of the receptionist',
  (language) => {
    const unnamed = ofReceptionist.filter((field) => !Object.hasOwn(changesTexts[language].fields, field));
    expect(unnamed).toEqual([]);
  },
);

it.each([
  ['calls_person', '分からないときにスタッフを呼ぶ'],
  ['answers_english', '英語で答える'],
  ['wakes_by_voice', 'お客様の声で始める'],
  ['wakes_by_motion', '前に立ったお客様に声をかける'],
])('[O-A02] [D-AX01] says of %s of the receptionist whether it is so', (field, name) => {
  expect(changeInWords({ field, from: 'true', to: 'false' }, 'ja')).toEqual({ field: name, was: 'する', is: 'しない' });
});

it('[O-A02] [D-AX01] says of a screen whether the receptionist is used there, or as in the company', () => {
  expect(changeInWords({ field: 'is_on', from: 'false', to: 'company' }, 'ja')).toEqual({
    field: 'AI受付',
    was: '使わない',
    is: '会社と同じ',
  });
});

it('[O-A02] [D-AX04] tells words of the receptionist, and that there are none any more', () => {
  expect(changeInWords({ field: 'synonyms', from: 'お手洗い = トイレ', to: '' }, 'en')).toEqual({
    field: 'Words that mean the same',
    was: 'お手洗い = トイレ',
    is: 'None',
  });
});

it('[O-A02] shows a field it does not know by its name', () => {
  expect(changeInWords({ field: 'toString', from: '1', to: '2' }, 'ja')).toMatchObject({ field: 'toString' });
});

it('[O-A02] tells how many avatars a company wishes for, and nothing of what it has', () => {
  expect(changeInWords({ field: 'channels_requested', from: '', to: '1' }, 'ja')).toEqual({
    field: '追加の希望',
    was: null,
    is: '1',
  });
});
