import { timing } from '@mukae/contract/domain/reception/timing';
import { errors } from '@mukae/contract/errors/errors';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { UnsentMessages } from './unsentMessages';

const ok = { result: 'OK' } as const;

it('sends an event again on the next connection until it is answered', async () => {
  const outbox = new UnsentMessages(Date.now);
  const [first, second]: string[][] = [[], []];
  const answer = outbox.event('suspend', { signageId: 5 });
  outbox.open((text) => first?.push(text));
  outbox.hold();
  outbox.open((text) => second?.push(text));
  expect(second).toEqual(first);
  expect(second).toEqual([JSON.stringify({ type: 'stateTransitionEvent', event: 'suspend', ref: 0, signageId: 5 })]);
  outbox.answered(0, ok);
  expect(await answer).toEqual(ok);

  const third: string[] = [];
  outbox.open((text) => third.push(text));
  expect(third).toEqual([]);
});

it('[O-L02] takes a refusal for an answer: what was not understood is not said again', async () => {
  const outbox = new UnsentMessages(Date.now);
  const answer = outbox.event('suspend', { signageId: 5 });
  outbox.open(() => undefined);
  const { code, text } = errors.badInput;
  outbox.answered(0, { result: 'Error', code, msg: text.en });
  expect(await answer).toEqual({ result: 'Error', code, msg: text.en });
  const again: string[] = [];
  outbox.open((said) => again.push(said));
  expect(again).toEqual([]);
});

it('[O-L44] does not send what was withdrawn', async () => {
  const outbox = new UnsentMessages(Date.now);
  const withdrawal = new AbortController();
  const answer = outbox.event('suspend', { signageId: 5 }, withdrawal.signal);
  withdrawal.abort();
  expect(await answer).toMatchObject({ result: 'Error' });
  const sent: string[] = [];
  outbox.open((text) => sent.push(text));
  expect(sent).toEqual([]);
});

it('sends a message once, as soon as there is a connection', () => {
  const outbox = new UnsentMessages(Date.now);
  const sent: string[] = [];
  outbox.message('ping', {});
  outbox.open((text) => sent.push(text));
  outbox.hold();
  outbox.open((text) => sent.push(text));
  expect(sent).toEqual(['{"type":"ping"}']);
});

it('answers for the server when it will never be heard again', async () => {
  const outbox = new UnsentMessages(Date.now);
  const answer = outbox.event('logout', {});
  outbox.giveUp();
  expect(await answer).toMatchObject({ result: 'Error', code: 'SVER-Unexpected' });
});

describe('while the database is away', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const { code, text } = errors.unavailable;
  const away = { result: 'Error', code, msg: text.en } as const;
  const callId = '11111111-1111-4111-8111-111111111111';

  /** An outbox that is connected, what left it, and whom of it is answered. */
  function connected() {
    const outbox = new UnsentMessages(Date.now);
    const sent: string[] = [];
    outbox.open((said) => sent.push(said));
    const heard = vi.fn();
    void outbox.event('decodeFrames', { callId, is: 'firstSound' }).then(heard);
    return { outbox, sent, heard };
  }

  it('[O-F06] an event is said again until it is done', async () => {
    const { outbox, sent, heard } = connected();
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(sent).toHaveLength(tries);
      outbox.answered(0, away);
      await vi.advanceTimersByTimeAsync(timing.retry.first);
    }
    expect(heard).not.toHaveBeenCalled();
    outbox.answered(0, ok);
    await vi.advanceTimersByTimeAsync(timing.lostLink);
    expect(heard).toHaveBeenCalledExactlyOnceWith(ok);
    expect(new Set(sent).size).toBe(1);
    expect(sent).toHaveLength(11);
  });

  it('[O-F06] an event that cannot be done for too long is answered so', async () => {
    const { outbox, sent, heard } = connected();
    outbox.answered(0, away);
    await vi.advanceTimersByTimeAsync(timing.lostLink - 1);
    outbox.answered(0, away);
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(timing.retry.first);
    outbox.answered(0, away);
    await vi.advanceTimersByTimeAsync(timing.lostLink);
    expect(heard).toHaveBeenCalledExactlyOnceWith(away);
    expect(sent).toHaveLength(3);
  });

  it('[O-F06] what is said meanwhile comes after it, and messages need not wait', async () => {
    const { outbox, sent } = connected();
    outbox.answered(0, away);
    void outbox.event('serviceClosed', { callId });
    outbox.message('ping', {});
    expect(sent.at(-1)).toBe('{"type":"ping"}');
    await vi.advanceTimersByTimeAsync(timing.retry.first);
    expect(sent.slice(2).map((said) => JSON.parse(said).event)).toEqual(['decodeFrames', 'serviceClosed']);
  });

  it('[O-F06] a new connection says everything once', async () => {
    const { outbox, sent } = connected();
    outbox.answered(0, away);
    outbox.hold();
    const again: string[] = [];
    outbox.open((said) => again.push(said));
    await vi.advanceTimersByTimeAsync(timing.lostLink);
    expect([sent.length, again.length]).toEqual([1, 1]);
  });
});
