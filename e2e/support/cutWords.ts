import type { Page } from '@playwright/test';

/** Words that stand beyond the edge of the screen, or are cut without a sign of it. */
export const cutWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { left, right, width, height } = element.getBoundingClientRect();
      // What only a screen reader is to find has next to no room.
      if (width <= 1 || height <= 1) return false;
      if (left < -1 || right > innerWidth + 1) return true;
      const { overflowX, textOverflow } = getComputedStyle(element);
      const hides = overflowX === 'hidden' || overflowX === 'clip';
      return hides && textOverflow !== 'ellipsis' && element.scrollWidth > element.clientWidth + 1;
    };
    const speaks = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    return visible.filter((element) => speaks(element) && isCut(element)).map(({ textContent }) => textContent ?? '');
  });
