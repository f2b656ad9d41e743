import { expect, it } from 'vitest';
import { mediaNameOf } from './mediaName';

it.each([
  ['入口のポスター.png', '入口のポスター'],
  ['archive.2026.mp4', 'archive.2026'],
  ['no extension', 'no extension'],
  ['C:\\Users\\me\\写真.jpg', '写真'],
  ['../../etc/passwd.png', 'passwd'],
  ['  spaces  .png', 'spaces'],
  ['a\u0000b\u202ec.png', 'abc'],
  ['か\u3099.png', 'が'],
  ['.png', 'media'],
  ['', 'media'],
  ['\u0007.png', 'media'],
  ['👨‍👩‍👧‍👦.png', '👨‍👩‍👧‍👦'],
])('[O-E05] the file %j is called %j', (filename, name) => {
  expect(mediaNameOf(filename, 100)).toBe(name);
});

it('[O-V07] a name is cut as people count, never in the middle of a character', () => {
  expect(mediaNameOf(`${'👨‍👩‍👧‍👦'.repeat(150)}.png`, 100)).toBe('👨‍👩‍👧‍👦'.repeat(100));
  expect(mediaNameOf(`${'あ'.repeat(9)} い.png`, 10)).toBe('あ'.repeat(9));
});
