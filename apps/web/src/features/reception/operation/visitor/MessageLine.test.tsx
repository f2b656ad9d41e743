import { MantineProvider } from '@mantine/core';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { box, faultOf, press, type } from '@/testing/hands';
import { MessageLine } from './MessageLine';
import { visitorTexts } from './visitor.texts';

const t = visitorTexts.ja;
const family = '👨‍👩‍👧';

afterEach(cleanup);

it('[D-K08] a line for the visitor holds 80 characters as people count them; a longer one is told and cut by nobody', async () => {
  const onWrite = vi.fn();
  render(
    <MantineProvider env="test">
      <MessageLine onWrite={onWrite} />
    </MantineProvider>,
  );
  const long = 'あ'.repeat(81);
  await type(t.message, long);
  await press(t.show);
  expect(onWrite).not.toHaveBeenCalled();
  expect([box(t.message).value, faultOf(t.message)]).toEqual([long, '画面に表示できるのは 80 文字までです']);
  await type(t.message, family.repeat(80));
  expect(faultOf(t.message)).toBeUndefined();
  await press(t.show);
  expect(onWrite).toHaveBeenCalledExactlyOnceWith(family.repeat(80));
  expect(box(t.message).maxLength).toBe(-1);
});
