import type { Box } from '@mukae/contract/domain/scene/block';
import type { CDPSession, Page } from '@playwright/test';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/** What a person sees in a part of the page, or in all of it. Playwright presses its pictures small, for four times as long. */
export async function quickPicture(page: Page, part?: Box): Promise<Buffer> {
  const session = await sessionOf(page);
  const { cssVisualViewport } = await session.send('Page.getLayoutMetrics');
  const clip = part && {
    x: part.x + cssVisualViewport.pageX,
    y: part.y + cssVisualViewport.pageY,
    width: part.width,
    height: part.height,
    scale: 1,
  };
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'png',
    optimizeForSpeed: true,
    ...(clip && { clip }),
  });
  return Buffer.from(data, 'base64');
}
