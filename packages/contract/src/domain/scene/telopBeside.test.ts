import { expect, it } from 'vitest';
import { telopBeside } from './telopBeside';

it('[O-T01] [D-A28] a telop leaves out what the screen says anyway', () => {
  expect(telopBeside('ただいま混み合っています\n順番にご案内いたします', ['ただいま混み合っています'])).toBe(
    '順番にご案内いたします',
  );
  expect(telopBeside('ただいま受付を休止しています', ['受付を休止しています'])).toBe('');
  expect(telopBeside('順番にご案内いたします', ['申し訳ございません。順番にご案内いたします。'])).toBe('');
  expect(telopBeside('Reception is paused', ['Reception is paused.'])).toBe('');
});

it('[O-T01] [D-A28] a telop keeps all else, empty lines as well', () => {
  expect(telopBeside('秋の味覚めぐり\n\n本日は20時まで', ['受付を休止しています', ''])).toBe(
    '秋の味覚めぐり\n\n本日は20時まで',
  );
});

it('[O-T01] [D-A28] a line that says more than the screen, or only a part of it, is kept', () => {
  const busy = 'ただいま混み合っています。整理券をお取りください';
  expect(telopBeside(busy, ['混み合っています'])).toBe(busy);
  expect(telopBeside('受付', ['受付を休止しています'])).toBe('受付');
});
