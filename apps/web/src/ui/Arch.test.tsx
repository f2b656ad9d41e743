import { cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Arch } from './Arch';

afterEach(cleanup);

test('shows the picture when there is one', () => {
  const { container } = render(<Arch picture="/a.webp" letter="A" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/a.webp');
  expect(container.textContent).toBe('');
});

test('falls back to the letter when the picture cannot be read, and tries the next picture', () => {
  const { container, rerender } = render(<Arch picture="/gone.webp" letter="A" />);
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.textContent).toBe('A');
  rerender(<Arch picture="/new.webp" letter="A" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/new.webp');
});
