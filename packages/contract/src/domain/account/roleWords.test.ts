import { expect, it } from 'vitest';
import { roles } from './role';
import { roleCalled, roleWords } from './roleWords';

it('[D-E10] a role is known by its id and by its word in either language, whatever the width of its letters', () => {
  for (const role of roles) {
    expect([role, roleWords.ja[role], roleWords.en[role]].map(roleCalled)).toEqual([role, role, role]);
  }
  expect([' Operator ', 'ＯＰＥＲＡＴＯＲ', 'ｵﾍﾟﾚｰﾀｰ'].map(roleCalled)).toEqual(['operator', 'operator', 'operator']);
});

it('[D-E10] what no role is called is none', () => {
  expect(['', 'boss', '管理', 'toString'].map(roleCalled)).toEqual([undefined, undefined, undefined, undefined]);
});
