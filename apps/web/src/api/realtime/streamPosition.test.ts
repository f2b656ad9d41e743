import { expect, it } from 'vitest';
import { StreamPosition } from './streamPosition';

const address = 'ws://localhost/ws';

it('[O-L03] names the last message it read', () => {
  const position = new StreamPosition();
  expect(position.addTo(address)).toBe(address);
  position.begin('e1', 7);
  position.advance(8);
  expect(position.addTo(address)).toBe(`${address}?since=e1.8`);
});

it('[O-L03] reads no message twice', () => {
  const position = new StreamPosition();
  position.begin('e1', 7);
  expect([8, 8, 7, 9, undefined].map((seq) => position.advance(seq))).toEqual([true, false, false, true, true]);
});

it('[O-L03] begins anew with a server that began anew', () => {
  const position = new StreamPosition();
  position.begin('e1', 7);
  position.begin('e2', undefined);
  expect(position.addTo(address)).toBe(address);
  expect(position.advance(1)).toBe(true);
  expect(position.addTo(address)).toBe(`${address}?since=e2.1`);
});
