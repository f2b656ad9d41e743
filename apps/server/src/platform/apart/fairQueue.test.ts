import { beforeEach, describe, expect, it } from 'vitest';
import { type FairQueue, makeFairQueue } from './fairQueue';

let refused: string[];
let queue: FairQueue;

beforeEach(() => {
  refused = [];
  queue = makeFairQueue(6);
});

const comes = (share: string, name: string) =>
  queue.add({ share, resume: () => undefined, refuse: () => refused.push(name) });
const many = (share: string, count: number) => {
  for (let n = 1; n <= count; n += 1) comes(share, `${share}${n}`);
};
const order = (count: number) => Array.from({ length: count }, () => queue.next()?.share);

describe('a queue that is fair', () => {
  it('[S-12] gives a turn to each who waits, however many somebody else has waiting before her', () => {
    many('flood', 4);
    comes('one', 'one');
    comes('other', 'other');
    expect(order(7)).toEqual(['flood', 'one', 'other', 'flood', 'flood', 'flood', undefined]);
  });

  it('[S-12] takes a place from whoever has most, and from nobody for whoever has as many', () => {
    many('flood', 8);
    expect(refused).toEqual(['flood7', 'flood8']);
    comes('one', 'one');
    expect(refused).toEqual(['flood7', 'flood8', 'flood6']);
    many('other', 2);
    expect(refused.slice(3)).toEqual(['flood5', 'flood4']);
    comes('other', 'other3');
    expect(refused.slice(5)).toEqual(['other3']);
    expect(order(7)).toEqual(['flood', 'one', 'other', 'flood', 'other', 'flood', undefined]);
  });
});
