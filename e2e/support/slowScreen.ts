import type { BrowserContext } from '@playwright/test';

/**
 * On a screen of ten pictures a second all is seen that is seen on one of sixty. Here the processor draws the avatars, and
 * sixty would keep it from everything else; how fast they are is measured in bench/.
 */
export async function withSlowScreen(browser: BrowserContext): Promise<BrowserContext> {
  await browser.addInitScript(() => {
    const everyMs = 100;
    const nextPicture = requestAnimationFrame.bind(globalThis);
    const waiting = new Map<number, FrameRequestCallback>();
    let asked = 0;
    let shownAt = Number.NEGATIVE_INFINITY;

    const show = (now: number) => {
      shownAt = performance.now();
      const due = [...waiting.values()];
      waiting.clear();
      for (const draw of due) draw(now);
    };
    globalThis.requestAnimationFrame = (draw) => {
      asked += 1;
      waiting.set(asked, draw);
      const pause = Math.max(0, shownAt + everyMs - performance.now());
      if (waiting.size === 1) setTimeout(() => nextPicture(show), pause);
      return asked;
    };
    globalThis.cancelAnimationFrame = (id) => void waiting.delete(id);
  });
  return browser;
}
