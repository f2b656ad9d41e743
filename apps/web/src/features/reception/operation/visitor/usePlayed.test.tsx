import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeTrack } from '@/features/reception/calling/testing/fakeTrack';
import { usePlayed } from './usePlayed';

const person = new MediaStream();
const microphone = fakeTrack('audio');
let mayBeHeard = false;

function Visitor({ microphone }: { microphone: MediaStreamTrack | null }) {
  const { ref, isSilenced, listen } = usePlayed(person, 100, microphone);
  return (
    <>
      <video ref={ref} muted />
      {isSilenced && (
        <button type="button" onClick={listen}>
          listen
        </button>
      )}
    </>
  );
}

beforeEach(() => {
  mayBeHeard = false;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(async function play(this: HTMLMediaElement) {
    if (!this.muted && !mayBeHeard) throw new DOMException('press first', 'NotAllowedError');
  });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

async function shown() {
  const screen = await act(async () => render(<Visitor microphone={null} />));
  const video = screen.container.querySelector('video');
  return { ...screen, video };
}

it('a visitor is seen at once, and heard as soon as the microphone of the page is there', async () => {
  const { video, rerender, queryByText } = await shown();
  expect(video?.muted).toBe(true);
  expect(queryByText('listen')).not.toBeNull();
  mayBeHeard = true;
  await act(async () => rerender(<Visitor microphone={microphone} />));
  expect(video?.muted).toBe(false);
  expect(queryByText('listen')).toBeNull();
});

it('a visitor is heard from the first touch on, wherever it is', async () => {
  const { video } = await shown();
  mayBeHeard = true;
  await act(async () => fireEvent.pointerDown(document.body));
  expect(video?.muted).toBe(false);
});
