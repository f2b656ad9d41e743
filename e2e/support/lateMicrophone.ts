import { EventEmitter, once } from 'node:events';
import type { Page } from '@playwright/test';

declare global {
  interface Window {
    microphoneOpened(): Promise<void>;
  }
}

/**
 * A browser plays nothing aloud in a page that was not touched and does not listen. Here the microphone comes after the visitor,
 * and whoever waits for it asks the page nothing, which would count as a touch.
 */
export async function openMicrophoneLate(page: Page): Promise<{ microphone: Promise<void> }> {
  const opened = new EventEmitter();
  const microphone = once(opened, 'opened').then(() => undefined);
  await page.exposeFunction('microphoneOpened', () => void opened.emit('opened'));
  await page.addInitScript(() => {
    const take = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);
    const visitorPlays = new Promise((resolve) => document.addEventListener('playing', resolve, true));
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      await visitorPlays;
      const stream = await take(wanted);
      void window.microphoneOpened();
      return stream;
    };
  });
  return { microphone };
}
