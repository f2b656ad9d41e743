import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BreakableAddress } from './BreakableAddress';

afterEach(cleanup);

it.each([
  ['operator1@demo.example', 'operator1<wbr>@demo.example'],
  ['screen-1', 'screen-1'],
])('%s can only break before its domain', (text, markup) => {
  const { container } = render(<BreakableAddress text={text} />);
  expect(container.innerHTML).toBe(markup);
});
