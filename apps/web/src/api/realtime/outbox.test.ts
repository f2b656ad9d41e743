import { expect, it } from 'vitest';
import { Outbox } from './outbox';

const ok = { result: 'OK' } as const;

it('sends an event again on the next connection until it is answered', async () => {
  const outbox = new Outbox();
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

it('[O-L44] does not send what was withdrawn', async () => {
  const outbox = new Outbox();
  const withdrawal = new AbortController();
  const answer = outbox.event('suspend', { signageId: 5 }, withdrawal.signal);
  withdrawal.abort();
  expect(await answer).toMatchObject({ result: 'Error' });
  const sent: string[] = [];
  outbox.open((text) => sent.push(text));
  expect(sent).toEqual([]);
});

it('sends a message once, as soon as there is a connection', () => {
  const outbox = new Outbox();
  const sent: string[] = [];
  outbox.message('ping', {});
  outbox.open((text) => sent.push(text));
  outbox.hold();
  outbox.open((text) => sent.push(text));
  expect(sent).toEqual(['{"type":"ping"}']);
});

it('answers for the server when it will never be heard again', async () => {
  const outbox = new Outbox();
  const answer = outbox.event('logout', {});
  outbox.giveUp();
  expect(await answer).toMatchObject({ result: 'Error', code: 'SVER-Unexpected' });
});
