import type { ErrorAnswer } from '@mukae/contract/calls/answers';
import type { ImportAnswer, PreviewedRow } from '@mukae/contract/calls/csv';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type SendCsv, useCsvImport } from './useCsvImport';

const file = new File(['login_id'], 'users.csv', { type: 'text/csv' });
const row: PreviewedRow = { line: 2, values: { login_id: 'a@example.jp' }, effect: 'add', faults: [] };
const would: ImportAnswer = {
  result: 'OK',
  isWritten: false,
  logsOut: 'caller',
  endsCall: false,
  rows: [row],
  mark: 'seen',
};
const did: ImportAnswer = {
  result: 'OK',
  isWritten: true,
  logsOut: 'caller',
  endsCall: false,
  rows: [row],
  mark: 'seen',
};
const refusal: ErrorAnswer = { result: 'Error', code: 'SVER-39', msg: '' };

function start(...answers: (ImportAnswer | ErrorAnswer)[]) {
  const send = vi.fn<SendCsv>(async () => answers.shift() ?? refusal);
  const onWritten = vi.fn();
  const { result } = renderHook(() => useCsvImport(send, onWritten));
  return { send, onWritten, result };
}

afterEach(cleanup);

describe('useCsvImport', () => {
  it('[O-U15] shows what a file would do, and writes only when it is told to', async () => {
    const { send, onWritten, result } = start(would, did);
    await act(async () => result.current.choose(file));
    expect(result.current.state).toMatchObject({ step: 'previewing', rows: [row], logsOut: 'caller' });
    expect(send.mock.calls).toEqual([[file]]);
    expect(onWritten).not.toHaveBeenCalled();

    await act(async () => result.current.write({ file, ...would }));
    expect(send.mock.lastCall).toEqual([file, 'seen']);
    expect(result.current.state).toEqual({ step: 'written', rows: [row] });
    expect(onWritten.mock.calls).toEqual([[did]]);
  });

  it('asks for another file when one cannot be read', async () => {
    const { result } = start(refusal);
    await act(async () => result.current.choose(file));
    expect(result.current.state).toEqual({ step: 'choosing', trouble: refusal, busy: false });
  });

  it('previews anew what is refused after its preview', async () => {
    const outdated = { ...row, effect: 'refused' as const };
    const { onWritten, result } = start(would, refusal, { ...would, rows: [outdated] });
    await act(async () => result.current.choose(file));
    await act(async () => result.current.write({ file, ...would }));
    expect(result.current.state).toMatchObject({ step: 'previewing', rows: [outdated], trouble: refusal });
    expect(onWritten).not.toHaveBeenCalled();
  });
});
