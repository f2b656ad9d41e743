import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ConnectionFacts } from '@/features/reception/calling/CallConnection';
import { Observed } from '@/observing/observed';
import { volume } from '../devices/volume';
import { playEarly } from './playEarly';

class FakeAudio {
  volume = 1;
  srcObject: MediaStream | null = null;
  readonly play = vi.fn(async () => undefined);
}

const waiting: ConnectionFacts = {
  state: 'waiting',
  media: undefined,
  picture: 'waiting',
  arrived: { sound: false, picture: false },
  isLineDead: false,
  isOtherGone: false,
  trouble: null,
};

let audio: FakeAudio;
beforeEach(() => {
  audio = new FakeAudio();
  vi.stubGlobal('Audio', function only() {
    return audio;
  });
});
afterEach(() => void vi.unstubAllGlobals());

it('a visitor is heard as soon as her voice is there, as loud as it was left, until the screen plays her', () => {
  volume.remember(40);
  const facts = new Observed(waiting);
  const stop = playEarly(facts);
  expect(audio.play).not.toHaveBeenCalled();

  const person = new MediaStream();
  facts.set({ ...waiting, media: { person, screen: new MediaStream() } });
  facts.set({ ...facts.get(), state: 'connected' });
  expect(audio).toMatchObject({ srcObject: person, volume: 0.4 });
  expect(audio.play).toHaveBeenCalledOnce();

  stop();
  expect(audio.srcObject).toBeNull();
});
