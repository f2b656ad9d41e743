import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { makeLogger } from '../log/logger';
import { makeSoleNode } from '../nodes/soleNode';
import { makeJobs } from './jobs';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('jobs', () => {
  it('run again and again, also after a failure, which is logged without the values of its query', async () => {
    const lines: string[] = [];
    const jobs = makeJobs(
      makeSoleNode({ current: () => 1 }),
      makeLogger('warn', { write: (line) => lines.push(line) }),
    );
    let runs = 0;
    jobs.every(1000, 'try', async () => {
      runs += 1;
      if (runs === 1) throw new Error('Failed query: insert $1 params: secret', { cause: new Error('no such table') });
    });
    await vi.advanceTimersByTimeAsync(3000);
    expect(runs).toBe(3);
    expect(lines.join('')).toContain('no such table');
    expect(lines.join('')).not.toContain('secret');
    await jobs.stop();
    await vi.advanceTimersByTimeAsync(3000);
    expect(runs).toBe(3);
  });

  it('never run twice at a time, and a stop waits for the one that runs', async () => {
    const jobs = makeJobs(makeSoleNode({ current: () => 1 }), makeLogger('silent'));
    let finish = () => {};
    let runs = 0;
    jobs.every(1000, 'slow', () => {
      runs += 1;
      return new Promise((resolve) => {
        finish = resolve;
      });
    });
    await vi.advanceTimersByTimeAsync(5000);
    expect(runs).toBe(1);
    let stopped = false;
    const stop = jobs.stop().then(() => {
      stopped = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    expect(stopped).toBe(false);
    finish();
    await stop;
    expect(stopped).toBe(true);
  });
});
