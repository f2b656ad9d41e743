import { expect, it } from 'vitest';
import type { ConnectionFacts } from '@/features/reception';
import { fakeStream, fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { Observed } from '@/observing/observed';
import { ArrivingPicture } from './arrivingPicture';

const withScreen = (screen: MediaStream): ConnectionFacts => ({
  state: 'connected',
  media: { person: new MediaStream(), screen },
  picture: 'waiting',
  arrived: { sound: true, picture: false },
  isLineDead: false,
  isOtherGone: false,
  trouble: null,
});

it('[O-L33] a screen that is shared in the middle of a call is shown once something of it arrives', () => {
  const facts = new Observed(withScreen(new MediaStream()));
  const screen = new ArrivingPicture(facts, 'screen');
  const track = { ...fakeTrack('video'), muted: true };
  const shared = fakeStream(track);
  facts.set(withScreen(shared));
  expect(screen.stream.get()).toBeNull();

  track.muted = false;
  track.onunmute?.(new Event('unmute'));
  expect(screen.stream.get()).toBe(shared);

  track.muted = true;
  track.onmute?.(new Event('mute'));
  expect(screen.stream.get()).toBeNull();
});
