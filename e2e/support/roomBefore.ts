import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Somebody walks into the picture, large, and moves as people do. */
    stepUp: () => void;
  }
}

/** What the camera of a screen sees: a room that stands still, until somebody steps up. */
export const roomBefore = (signage: Page): Promise<unknown> =>
  signage.addInitScript(() => {
    const room = document.createElement('canvas');
    [room.width, room.height] = [320, 180];
    const context = room.getContext('2d');
    let steps = 0;
    let isThere = false;
    window.stepUp = () => {
      isThere = true;
    };
    const draw = () => {
      if (!context) return;
      context.fillStyle = '#b8c4c8';
      context.fillRect(0, 0, 320, 180);
      if (!isThere) return;
      steps += 1;
      context.fillStyle = '#302820';
      context.fillRect((steps * 9) % 240, 20, 80, 160);
    };
    draw();
    setInterval(draw, 100);

    const take = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      const stream = await take(wanted);
      for (const track of stream.getVideoTracks()) {
        track.stop();
        stream.removeTrack(track);
        for (const seen of room.captureStream(10).getVideoTracks()) stream.addTrack(seen);
      }
      return stream;
    };
  });
