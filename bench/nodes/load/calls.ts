import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { newPeerId, saidToMukae } from '../speech/ofMukae';
import type { Pair } from './pairs';

/** As long as a browser's. */
const description = 'v=0\r\n'.padEnd(2_500, 'a=candidate\r\n');

export interface RunningCall {
  pair: Pair;
  callId: string;
  /** From the touch, in milliseconds. */
  rang: number;
  accepted: number;
}

/** A visitor touches, the operator answers, and their pages exchange what a connection needs. */
async function begin(pair: Pair): Promise<RunningCall> {
  const { screen, operator } = pair;
  const requestId = randomUUID();
  const [screenPeer, operatorPeer] = [newPeerId(), newPeerId()];
  const ring = operator.hears(`rang ${requestId}`);
  const talking = screen.hears(`talking ${requestId}`);
  talking.catch(() => undefined);
  const begun = performance.now();
  const pressed = screen.asks(
    saidToMukae('receptionRequest', {
      requestId,
      signageId: screen.seat.signageId,
      signagePeerId: screenPeer,
      touchButton: '受付',
    }),
  );
  await ring;
  const rang = performance.now() - begun;
  const answered = operator.asks(saidToMukae('acceptRequest', { requestId, peerId: operatorPeer, offer: description }));
  const callId = await talking;
  const accepted = performance.now() - begun;
  const connected = operator.hears(`answer ${callId}`);
  const answer = { type: 'answer', callId, from: screenPeer, to: operatorPeer };
  screen.say(JSON.stringify({ ...answer, description: { type: 'answer', sdp: description } }));
  await Promise.all([pressed, answered, connected]);
  for (const page of [screen, operator]) {
    await page.asks(saidToMukae('decodeFrames', { callId, is: 'firstSound' }));
    await page.asks(saidToMukae('decodeFrames', { callId, is: 'firstPicture' }));
  }
  return { pair, callId, rang, accepted };
}

async function end({ pair, callId }: RunningCall): Promise<void> {
  const heard = pair.screen.hears(`ended ${callId}`);
  heard.catch(() => undefined);
  await pair.operator.asks(saidToMukae('serviceClosed', { callId }));
  await heard;
}

/** So many a second, whatever became of those before. What failed is left out, and its reason told. */
async function atRate<One, Done>(all: readonly One[], perSecond: number, work: (one: One) => Promise<Done>) {
  const done: Done[] = [];
  const failures: string[] = [];
  const begun = performance.now();
  await Promise.all(
    all.map(async (one, place) => {
      await pause(Math.max(0, begun + (place * 1000) / perSecond - performance.now()));
      await work(one).then(
        (result) => done.push(result),
        (failure) => failures.push(String(failure)),
      );
    }),
  );
  return { done, failures };
}

export const beginAll = (pairs: readonly Pair[], perSecond: number) => atRate(pairs, perSecond, begin);
export const endAll = (calls: readonly RunningCall[], perSecond: number) => atRate(calls, perSecond, end);
