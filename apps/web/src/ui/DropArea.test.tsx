import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { DropArea } from './DropArea';

const onFiles = vi.fn<(files: File[]) => void>();
const file = new File(['x'], 'a.png');
const withFile = { types: ['Files'], files: [file] };
const withWords = { types: ['text/plain'], files: [] };

const area = (
  <>
    <DropArea title="Drop here" accept="image/png" onFiles={onFiles} />
    <p>Beside</p>
  </>
);

/** Whether the page keeps the drag from the browser. */
function keeps(kind: 'dragOver' | 'drop', text: string, dataTransfer: object): boolean {
  const place = screen.getByText(text);
  const drag = createEvent[kind](place, { dataTransfer });
  fireEvent(place, drag);
  return drag.defaultPrevented;
}

afterEach(() => {
  cleanup();
  onFiles.mockClear();
});

test('a file that is dropped on the area is taken', () => {
  render(area);
  expect(keeps('drop', 'Drop here', withFile)).toBe(true);
  expect(onFiles).toHaveBeenCalledWith([file]);
});

test('a file that is dropped beside the area is neither taken nor opened', () => {
  render(area);
  expect(keeps('dragOver', 'Beside', withFile)).toBe(true);
  expect(keeps('drop', 'Beside', withFile)).toBe(true);
  expect(onFiles).not.toHaveBeenCalled();
});

test('words may still be dragged into a field', () => {
  render(area);
  expect(keeps('drop', 'Beside', withWords)).toBe(false);
});

test('a page without the area refuses nothing', () => {
  render(area).rerender(<p>Beside</p>);
  expect(keeps('drop', 'Beside', withFile)).toBe(false);
});
