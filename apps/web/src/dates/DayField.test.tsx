import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DayField } from './DayField';

afterEach(cleanup);

function show(day: string) {
  const onDay = vi.fn();
  const field = (of: string) => (
    <MantineProvider env="test">
      <DayField label="From" day={of} onDay={onDay} />
    </MantineProvider>
  );
  const { rerender } = render(field(day));
  const input = screen.getByLabelText<HTMLInputElement>('From');
  return {
    onDay,
    input,
    write: (value: string) => fireEvent.change(input, { target: { value } }),
    ask: (of: string) => rerender(field(of)),
  };
}

describe('DayField', () => {
  it('[O-A02] keeps what is typed, and tells of the day once its year is whole', () => {
    const { input, write, onDay } = show('');
    for (const value of ['0002-11-15', '0020-11-15', '0202-11-15']) {
      write(value);
      expect(input.value).toBe(value);
    }
    expect(onDay).not.toHaveBeenCalled();
    write('2026-11-15');
    expect(onDay.mock.calls).toEqual([['2026-11-15']]);
    expect(input.value).toBe('2026-11-15');
  });

  it('shows the day that is asked for again when it is left half typed', () => {
    const { input, write, onDay } = show('2026-11-15');
    write('0002-11-15');
    fireEvent.blur(input);
    expect(input.value).toBe('2026-11-15');
    expect(onDay).not.toHaveBeenCalled();
  });

  it('can be emptied, from within and from without', () => {
    const { input, write, ask, onDay } = show('2026-11-15');
    write('');
    expect(onDay.mock.calls).toEqual([['']]);
    ask('');
    ask('2026-11-16');
    expect(input.value).toBe('2026-11-16');
    ask('');
    expect(input.value).toBe('');
  });
});
