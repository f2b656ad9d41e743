import { ok } from '@mukae/contract/calls/answers';
import { messageCalls } from '@mukae/contract/calls/messages';
import { onceKeyHeader } from '@mukae/contract/calls/onceKey';
import { timing } from '@mukae/contract/domain/reception/timing';
import { letterWords } from '@mukae/contract/domain/scene/letterWords';
import type { VisitorScene } from '@mukae/contract/domain/scene/phase';
import { act, cleanup, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Wire } from '@/api/testing/wire';
import { MessageSheet } from '@/scene/message/MessageSheet';
import { useLetter } from './useLetter';

const callId = '8b0f4b5e-6c5f-4a52-9d4e-0f6a3f3f9b11';
const { leaveMessage } = messageCalls;
const words = { name: '', text: '午後に', contact: '' };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const keys: (string | null)[] = [];
let wire = new Wire();

beforeEach(() => {
  vi.useFakeTimers();
  keys.length = 0;
  wire = new Wire().answers(leaveMessage, ok);
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    keys.push(new Headers(init.headers).get(onceKeyHeader));
    return wire.fetch(path, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A sheet before a visitor, on a screen that shows this scene. */
function begun(scene: VisitorScene = 'Crowded') {
  const { result, rerender } = renderHook((shown: VisitorScene) => useLetter(shown), { initialProps: scene });
  act(() => result.current.begin(callId));
  const send = (said = words) => act(async () => result.current.sheet?.send(said));
  return { letter: () => result.current, show: (next: VisitorScene) => rerender(next), send };
}

function Stage({ scene }: { scene: VisitorScene }) {
  const { begin, sheet } = useLetter(scene);
  return sheet ? <MessageSheet letter={sheet} top={0} /> : <button type="button" onClick={() => begin(callId)} />;
}

it.each(['Active', 'Suspended'] as const)(
  '[D-A27] what a visitor has typed stays while the server is away and while she is watched, and makes way for %s',
  (end) => {
    const { rerender } = render(<Stage scene="Crowded" />);
    fireEvent.click(screen.getByRole('button'));
    rerender(<Stage scene="Standby" />);
    const field = () => screen.queryByLabelText<HTMLTextAreaElement>(letterWords.about.ja);
    fireEvent.change(screen.getByLabelText(letterWords.about.ja), { target: { value: '午後に' } });
    for (const scene of ['Offline', 'Standby', 'Monitoring'] as const) {
      rerender(<Stage scene={scene} />);
      expect(field()?.value).toBe('午後に');
    }
    rerender(<Stage scene={end} />);
    expect(field()).toBeNull();
    rerender(<Stage scene="Standby" />);
    expect(field()).toBeNull();
  },
);

it('[D-A27] a sheet that nobody touches for 90 seconds is put away, and each touch or key begins them anew', async () => {
  const { letter } = begun();
  await pass(89_999);
  fireEvent.pointerDown(window);
  await pass(89_999);
  fireEvent.keyDown(window);
  await pass(89_999);
  expect(letter().sheet).not.toBeNull();
  await pass(1);
  expect(letter().sheet).toBeNull();
});

it('[D-A27] who has left words is thanked for a while, and makes way for the next call', async () => {
  const { letter, send, show } = begun();
  await send();
  expect([letter().sheet, letter().notice]).toEqual([null, { kind: 'messageLeft' }]);
  await pass(timing.missedNotice);
  expect(letter().notice).toBeNull();

  act(() => letter().begin(callId));
  await send();
  show('Calling');
  expect(letter().notice).toBeNull();
});

it('[D-A27] [D-E16] words that could not be left stay on the sheet, and are left once when they are sent again', async () => {
  const { letter, send } = begun();
  wire.fails(leaveMessage);
  await send();
  expect([letter().sheet === null, letter().notice]).toEqual([false, null]);
  await send();
  await send({ ...words, contact: '090' });
  wire.answers(leaveMessage, ok);
  await send({ ...words, contact: '090' });
  expect(letter().notice).toEqual({ kind: 'messageLeft' });
  act(() => letter().begin(callId));
  await send({ ...words, contact: '090' });
  const [first, again, other, otherAgain, next] = keys;
  expect([again, otherAgain]).toEqual([first, other]);
  expect(new Set([first, other, next]).size).toBe(3);
});

it('[D-M04] what a visitor leaves names the call that she gave up for it', async () => {
  const { send } = begun();
  await send();
  expect(wire.sentTo(leaveMessage)).toEqual([{ ...words, requestId: callId }]);
});
