import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { operationTexts } from '../operation.texts';
import { EndButton } from './EndButton';

const { end, ending } = operationTexts.ja;

afterEach(cleanup);

it('[D-Q06] asks before a conversation ends, and a second press on the same place ends nothing', () => {
  const onEnd = vi.fn();
  render(
    <MantineProvider env="test">
      <EndButton onEnd={onEnd} />
    </MantineProvider>,
  );
  const button = screen.getByRole('button', { name: end });
  fireEvent.click(button);
  fireEvent.click(button);
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: ending.goOn }));
  expect(onEnd).not.toHaveBeenCalled();
  fireEvent.click(button);
  fireEvent.click(screen.getByRole('button', { name: ending.confirm }));
  expect(onEnd).toHaveBeenCalledOnce();
});
