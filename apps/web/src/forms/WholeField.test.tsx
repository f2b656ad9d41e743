import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { WholeField } from './WholeField';

const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Width' });
const type = (value: string) => fireEvent.change(field(), { target: { value } });
const said = () => [field().value, screen.getByRole('status').textContent];
afterEach(cleanup);

function Width({ mayBeEmpty, first }: { mayBeEmpty: boolean; first: number }) {
  const [width, setWidth] = useState<number | null>(first);
  return (
    <>
      <WholeField
        label="Width"
        value={width}
        noWhole="whole numbers only"
        faultOf={(whole) => (whole > 50 ? 'at most 50' : null)}
        onChange={setWidth}
        {...(mayBeEmpty && { onEmpty: () => setWidth(null) })}
      />
      <p role="status">{String(width)}</p>
      <button type="button" onClick={() => setWidth(7)}>
        Undo
      </button>
    </>
  );
}
const show = (mayBeEmpty = false, first = 40) =>
  render(<Width mayBeEmpty={mayBeEmpty} first={first} />, {
    wrapper: ({ children }) => <MantineProvider env="test">{children}</MantineProvider>,
  });

it('[D-T104] a whole number counts as soon as it is right, in digits of any width', () => {
  show();
  type('12');
  expect(said()).toEqual(['12', '12']);
  type('３４');
  expect(said()).toEqual(['３４', '34']);
});

it.each([
  ['51', 'at most 50'],
  ['-5', 'whole numbers only'],
  ['1.5', 'whole numbers only'],
  ['large', 'whole numbers only'],
  ['', 'whole numbers only'],
])('[D-T104] "%s" stays in its field with the reason, and changes nothing', (wrong, reason) => {
  show();
  type(wrong);
  expect(said()).toEqual([wrong, '40']);
  expect(screen.queryByText(reason)).not.toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(said()).toEqual(['7', '7']);
  expect(screen.queryByText(reason)).toBeNull();
});

it('[D-T104] what stands there already is not judged before somebody types', () => {
  show(false, 60);
  expect(screen.queryByText('at most 50')).toBeNull();
  type('61');
  expect(screen.queryByText('at most 50')).not.toBeNull();
});

it('[D-T104] a field that may be empty takes nothing for an answer', () => {
  show(true);
  type('');
  expect(said()).toEqual(['', 'null']);
});
