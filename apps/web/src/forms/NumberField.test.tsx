import { MantineProvider } from '@mantine/core';
import { countField } from '@mukae/contract/calls/numberFields';
import { faults } from '@mukae/contract/errors/faults';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { NumberField } from './NumberField';
import { readBy } from './reading';
import type { TypedNumber } from './typedNumber';
import { useForm } from './useForm';

const fee = z.object({ fee: countField(0, 1000) });
const first: { fee: TypedNumber } = { fee: 300 };
let sent: number[];

function FeeForm() {
  const form = useForm({ first, read: (draft) => readBy(fee, draft) });
  return (
    <form onSubmit={form.whenRight((said) => sent.push(said.fee))}>
      <NumberField field={form.at('fee')} label="Fee" limits={{ min: 0, max: 1000 }} step={10} />
      <button type="submit">Send</button>
    </form>
  );
}

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Fee' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const leave = () => fireEvent.blur(field());
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const isTold = (fault: string) => screen.queryByText(fault) !== null;

beforeEach(() => {
  sent = [];
  render(<FeeForm />, { wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider> });
});
afterEach(cleanup);

test.each([
  ['-3', faults.outOfRange.ja],
  ['1001', faults.outOfRange.ja],
  ['12x', faults.wrongType.ja],
  ['1.5', faults.wrongType.ja],
  ['', faults.required.ja],
])('"%s" is neither corrected nor sent, but told', (typed, fault) => {
  type(typed);
  leave();
  expect(field().value).toBe(typed);
  expect(isTold(fault)).toBe(false);
  send();
  expect([field().value, isTold(fault), sent]).toEqual([typed, true, []]);
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field());
  type('280');
  expect(isTold(fault)).toBe(false);
  send();
  expect(sent).toEqual([280]);
});

test('digits of full width are read, and stay as they were typed', () => {
  type('２８０');
  leave();
  send();
  expect([field().value, sent]).toEqual(['２８０', [280]]);
});

test('the arrow keys and the two buttons step, and stay within the limits', () => {
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(field().value).toBe('310');
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  fireEvent.keyDown(field(), { key: 'ArrowDown' });
  expect(field().value).toBe('290');
  type('995');
  const [up, down] = screen.getAllByRole('button', { hidden: true });
  fireEvent.click(up ?? field());
  expect(field().value).toBe('1000');
  type('4');
  fireEvent.click(down ?? field());
  expect(field().value).toBe('0');
});

test('from what is no number there is no step', () => {
  type('12x');
  fireEvent.keyDown(field(), { key: 'ArrowUp' });
  expect(field().value).toBe('12x');
});
