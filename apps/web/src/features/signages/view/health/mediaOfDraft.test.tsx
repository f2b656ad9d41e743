import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { DraftLayer } from '../draftOnScreen/DraftLayer';
import { unshownMedia } from './screenFaults';
import { watchMedia } from './watchMedia';

afterEach(cleanup);

it('[D-H10] a film that is broken in a draft over the screen is no fault of the screen', () => {
  const stop = watchMedia();
  const { container } = render(
    <>
      <img alt="" src="/files/media/1.png" />
      <DraftLayer>
        <video muted src="/files/media/2.mp4" />
      </DraftLayer>
    </>,
  );
  for (const medium of container.querySelectorAll('img, video')) medium.dispatchEvent(new Event('error'));
  expect(unshownMedia.get()).toEqual(['/files/media/1.png']);
  stop();
  unshownMedia.set([]);
});
