import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';

export interface Publisher {
  url: string;
  /** The paths it was asked for, in their order. */
  asked: string[];
  stop(): Promise<void>;
}

/** Somebody who publishes files, and answers as the test likes. */
export async function startPublisher(answer: (response: ServerResponse) => void): Promise<Publisher> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the publisher has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    asked,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
