import { beforeEach, describe, expect, it } from 'vitest';
import { CallCredential, type Signal, type Signalling } from '@/rtc';
import { EngineAtHand } from './engineAtHand';
import { FakeEngine } from './testing/fakeEngine';
import { fakeTrack } from './testing/fakeTrack';

const offer = (sdp: string): Signal => ({ kind: 'description', description: { type: 'offer', sdp } });
const candidate: Signal = { kind: 'candidate', candidate: null };

class Way implements Signalling {
  readonly sent: Signal[] = [];
  hear: ((signal: Signal) => void) | undefined;

  send(signal: Signal): void {
    this.sent.push(signal);
  }

  subscribe(hear: (signal: Signal) => void): () => void {
    this.hear = hear;
    return () => {
      this.hear = undefined;
    };
  }
}

let engine: FakeEngine;
let atHand: EngineAtHand;
let credential: CallCredential;
const connect = (way: Way, tracks = {}) => atHand.connect({ isPolite: false, signalling: way, credential }, tracks);

beforeEach(async () => {
  engine = new FakeEngine();
  atHand = new EngineAtHand(engine, { isPolite: false, peerId: 'operator--page-1' });
  credential = await CallCredential.obtain(async () => []);
});

describe('a call that is expected', () => {
  it('is connected with the peer that was made before; its newest offer is heard now, with every way found until then', async () => {
    await atHand.expectCall();
    const found = (candidate: string): Signal => ({ kind: 'candidate', candidate: { candidate, sdpMLineIndex: 0 } });
    const said = [
      offer('v=0\r\nm=first\r\n'),
      found('lost'),
      offer('v=0\r\nm=second\r\n'),
      found('one'),
      found('other'),
      candidate,
    ];
    for (const signal of said) engine.peer.ways[0]?.send(signal);
    const heard: Signal[] = [];
    engine.peer.ways[0]?.subscribe((signal) => heard.push(signal));
    const way = new Way();
    expect(connect(way)).toBe(engine.peer);
    expect(engine.peers).toHaveLength(1);
    expect(way.sent).toEqual([offer('v=0\r\nm=second\r\na=one\r\na=other\r\n')]);
    engine.peer.ways[0]?.send(found('late'));
    expect(way.sent.at(-1)).toEqual(found('late'));
    way.hear?.(candidate);
    expect(heard).toEqual([candidate]);
  });

  it('sends nothing of anybody before it is there', async () => {
    await atHand.expectCall();
    expect(engine.peer.tracks).toEqual({});
    const microphone = fakeTrack('audio');
    connect(new Way(), { microphone });
    expect(engine.peer.tracks.microphone).toBe(microphone);
  });

  it('that does not come leaves nothing behind', async () => {
    await atHand.expectCall();
    atHand.expectNobody();
    expect(engine.peer.isClosed).toBe(true);
    const late = atHand.expectCall();
    atHand.expectNobody();
    await late;
    expect(engine.peers).toHaveLength(1);
  });
});

it('a call that nobody expected is connected all the same', () => {
  connect(new Way());
  expect(engine.peers).toHaveLength(1);
});

it('has the credential without a wait once it was asked for', async () => {
  expect(atHand.credentialFor()).toBeInstanceOf(Promise);
  await atHand.prepare();
  expect(atHand.credentialFor()).toBeInstanceOf(CallCredential);
});

it('asks again for a credential that was refused', async () => {
  engine.fails = 'authentication';
  await atHand.prepare();
  engine.fails = null;
  await expect(atHand.credentialFor()).resolves.toBeInstanceOf(CallCredential);
});
