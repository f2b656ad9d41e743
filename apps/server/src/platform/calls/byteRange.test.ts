import { describe, expect, it } from 'vitest';
import { askedBytes } from './byteRange';

const part = (start: number, end: number) => ({ kind: 'part', range: { start, end } });

describe('the bytes asked for, of 1000', () => {
  it.each([
    ['bytes=0-0', 0, 0],
    ['bytes=0-', 0, 999],
    ['bytes=0-499', 0, 499],
    ['bytes=500-999', 500, 999],
    ['bytes=999-', 999, 999],
    ['bytes=990-5000', 990, 999],
    ['bytes=-1', 999, 999],
    ['bytes=-300', 700, 999],
    ['bytes=-5000', 0, 999],
    ['Bytes=5-6', 5, 6],
    [`bytes=5-${'9'.repeat(400)}`, 5, 999],
  ])('%s are a part', (header, start, end) => {
    expect(askedBytes(header, 1000)).toEqual(part(start, end));
  });

  it.each(['bytes=1000-', 'bytes=1000-2000', 'bytes=-0', `bytes=${'9'.repeat(400)}-`])('%s are not there', (header) => {
    expect(askedBytes(header, 1000)).toEqual({ kind: 'none' });
  });

  it.each([
    undefined,
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=5-4',
    'bytes=a-b',
    'bytes=1.5-2',
    'bytes=--5',
    'bytes= 0-5',
    'bytes=0-5,10-15',
    'items=0-5',
    'bytes=0x10-0x20',
  ])('%j is answered with the whole', (header) => {
    expect(askedBytes(header, 1000)).toEqual({ kind: 'whole' });
  });

  it.each(['bytes=0-', 'bytes=0-9', 'bytes=-5'])('%s of an empty file are not there', (header) => {
    expect(askedBytes(header, 0)).toEqual({ kind: 'none' });
  });
});
