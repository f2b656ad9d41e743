import { act, cleanup, render } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { LanguageProvider } from '@/language/LanguageProvider';
import { readBy } from './reading';
import { useForm } from './useForm';

const named = z.object({ name: z.string().check(z.minLength(1, { error: 'required' })) });

/** Sent while it has just been drawn for another reason, as by a press on a machine that is busy. */
function SentAtOnce({ isSent }: { isSent: boolean }) {
  const form = useForm({ first: { name: '' }, read: (draft) => readBy(named, draft) });
  useLayoutEffect(() => {
    if (isSent && form.timesJudged === 0) form.whenRight(() => undefined)();
  });
  return <input id={form.at('name').id} />;
}

afterEach(cleanup);

it('a form that is sent before all of what was drawn is settled still goes to the field that is wrong', () => {
  const shown = (isSent: boolean) => (
    <LanguageProvider>
      <SentAtOnce isSent={isSent} />
    </LanguageProvider>
  );
  const { rerender } = render(shown(false));
  act(() => rerender(shown(true)));
  expect(document.activeElement?.id).toBe('name');
});
