import type { Page, WebSocketRoute } from '@playwright/test';

export interface Cable {
  cut(): Promise<void>;
  mend(): void;
  /** To the server, as if the page had said it. */
  say(message: object): void;
}

/** Between the page and the server, from the next page on: it can be pulled, and put back. */
export async function cableOf(page: Page): Promise<Cable> {
  const plugged = new Set<WebSocketRoute>();
  let server: WebSocketRoute | undefined;
  let isCut = false;
  await page.routeWebSocket('**/ws*', async (socket) => {
    if (isCut) return socket.close({ code: 1011 });
    server = socket.connectToServer();
    plugged.add(socket).add(server);
  });
  return {
    async cut() {
      isCut = true;
      for (const end of plugged) await end.close();
      plugged.clear();
    },
    mend() {
      isCut = false;
    },
    say: (message) => server?.send(JSON.stringify(message)),
  };
}
