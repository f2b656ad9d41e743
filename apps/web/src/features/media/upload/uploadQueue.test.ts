import { describe, expect, it } from 'vitest';
import { emptyQueue, failuresFirst, nextToSend, queueAfter, type UploadEvent, type UploadQueue } from './uploadQueue';

const files = ['a.png', 'b.mp4', 'c.jpg'].map((name) => new File(['x'], name));
const after = (...events: UploadEvent[]): UploadQueue =>
  events.reduce(queueAfter, queueAfter(emptyQueue, { type: 'chosen', files, scope: {} }));
const steps = (queue: UploadQueue) => queue.uploads.map(({ state }) => state.step);
const reason = { msg: 'full', isFinal: false };

describe('the queue of uploads', () => {
  it('[O-M04] sends two at a time, in the order in which they were chosen', () => {
    expect(nextToSend(after()).map(({ file }) => file.name)).toEqual(['a.png', 'b.mp4']);
    const busy = after({ type: 'begun', id: 1 }, { type: 'begun', id: 2 });
    expect(steps(busy)).toEqual(['sending', 'sending', 'waiting']);
    expect(nextToSend(busy)).toEqual([]);
    expect(nextToSend(queueAfter(busy, { type: 'done', id: 1 })).map(({ id }) => id)).toEqual([3]);
  });

  it('[O-M04] says how far a file has come', () => {
    const queue = after({ type: 'begun', id: 1 }, { type: 'advanced', id: 1, percent: 64, secondsLeft: 18 });
    expect(queue.uploads[0]?.state).toEqual({ step: 'sending', percent: 64, secondsLeft: 18 });
  });

  it('keeps the reason of a failure until it is tried again', () => {
    const failed = after({ type: 'begun', id: 1 }, { type: 'failed', id: 1, reason });
    expect(failed.uploads[0]?.state).toEqual({ step: 'failed', reason });
    expect(steps(queueAfter(failed, { type: 'retried', id: 1 }))).toEqual(['waiting', 'waiting', 'waiting']);
  });

  it('[O-M04] calls off what waits and what is on its way; a late answer changes nothing', () => {
    const queue = after({ type: 'begun', id: 1 }, { type: 'cancelled', id: 1 }, { type: 'cancelled', id: 3 });
    expect(steps(queue)).toEqual(['cancelled', 'waiting', 'cancelled']);
    expect(steps(queueAfter(queue, { type: 'failed', id: 1, reason }))[0]).toBe('cancelled');
    expect(steps(queueAfter(queue, { type: 'done', id: 1 }))[0]).toBe('cancelled');
    expect(steps(queueAfter(queue, { type: 'retried', id: 3 }))).toEqual(['cancelled', 'waiting', 'waiting']);
  });

  it('does not call off what has arrived', () => {
    const done = after({ type: 'begun', id: 1 }, { type: 'done', id: 1 });
    expect(steps(queueAfter(done, { type: 'cancelled', id: 1 }))[0]).toBe('done');
  });

  it('drops what has ended, and nothing else', () => {
    const ended = after({ type: 'begun', id: 1 }, { type: 'done', id: 1 });
    expect(queueAfter(ended, { type: 'dismissed', id: 1 }).uploads.map(({ id }) => id)).toEqual([2, 3]);
    expect(queueAfter(ended, { type: 'dismissed', id: 2 }).uploads).toHaveLength(3);
  });

  it('[D-E12] shows failures first, and drops all that has ended together', () => {
    const some = after({ type: 'begun', id: 1 }, { type: 'begun', id: 2 }, { type: 'failed', id: 2, reason });
    expect(failuresFirst(some.uploads).map(({ id }) => id)).toEqual([2, 1, 3]);
    const ended = queueAfter(queueAfter(some, { type: 'done', id: 1 }), { type: 'endedDismissed' });
    expect(ended.uploads.map(({ id }) => id)).toEqual([3]);
  });

  it('makes room for new files where others have arrived', () => {
    const some = after({ type: 'begun', id: 1 }, { type: 'done', id: 1 }, { type: 'cancelled', id: 2 });
    const more = queueAfter(some, { type: 'chosen', files, scope: {} });
    expect(more.uploads.map(({ id }) => id)).toEqual([2, 3, 4, 5, 6]);
  });

  it('never gives a number twice', () => {
    const ended = after({ type: 'cancelled', id: 3 }, { type: 'dismissed', id: 3 });
    const more = queueAfter(ended, { type: 'chosen', files, scope: {} });
    expect(more.uploads.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
  });
});
