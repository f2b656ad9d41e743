import { expect, it } from 'vitest';
import { changeInWords } from './changeInWords';

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
