import { act } from '@testing-library/react';
import { vi } from 'vitest';
import { settled } from '@/testing/settled';

export interface FakeSendings {
  /** How many files are or were on their way. */
  count: () => number;
  calledOff: () => number;
  /** What the server says of the file that was sent last, or in that place of the order, from 0. */
  answer: (answer: object, place?: number) => Promise<void>;
  /** So much of the file that was sent last has left. */
  advance: (share: number) => Promise<void>;
}

/** Files that leave and arrive nowhere: a test says what becomes of them. */
export function fakeSendings(): FakeSendings {
  const begun: XMLHttpRequest[] = [];
  vi.spyOn(XMLHttpRequest.prototype, 'send').mockImplementation(function (this: XMLHttpRequest) {
    begun.push(this);
  });
  const abort = vi.spyOn(XMLHttpRequest.prototype, 'abort').mockImplementation(function (this: XMLHttpRequest) {
    this.dispatchEvent(new ProgressEvent('abort'));
  });
  return {
    count: () => begun.length,
    calledOff: () => abort.mock.calls.length,
    async answer(answer, place = -1) {
      const sent = begun.at(place);
      Object.defineProperty(sent, 'responseText', { value: JSON.stringify(answer) });
      await act(async () => void sent?.dispatchEvent(new ProgressEvent('load')));
      await settled();
    },
    async advance(share) {
      const progress = new ProgressEvent('progress', { loaded: share * 100, total: 100 });
      await act(async () => void begun.at(-1)?.upload.dispatchEvent(progress));
    },
  };
}
