import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { QrCode } from './QrCode';

afterEach(cleanup);

describe('QrCode', () => {
  it('[O-G08] draws another figure for another address, and has a name', () => {
    const figureOf = (value: string) => {
      const { unmount } = render(<QrCode value={value} label="code" />);
      const drawn = screen.getByRole('img', { name: 'code' }).innerHTML;
      unmount();
      return drawn;
    };
    const first = figureOf('https://mukae.example/app/signage/pair?code=123456');
    expect(first).toContain('<path d="M');
    expect(figureOf('https://mukae.example/app/signage/pair?code=654321')).not.toBe(first);
  });
});
