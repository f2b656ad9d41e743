import type { Page, WebSocketRoute } from '@playwright/test';

interface Cable {
  cut(): Promise<void>;
  mend(): void;
}

/** Between the page and the server, from the next page on: it can be pulled, and put back. */
export async function cableOf(page: Page): Promise<Cable> {
  const plugged = new Set<WebSocketRoute>();
  let isCut = false;
  await page.routeWebSocket('**/ws*', async (socket) => {
    if (isCut) return socket.close({ code: 1011 });
    plugged.add(socket);
    socket.connectToServer();
  });
  return {
    async cut() {
      isCut = true;
      for (const socket of plugged) await socket.close({ code: 1011 });
      plugged.clear();
    },
    mend() {
      isCut = false;
    },
  };
}
