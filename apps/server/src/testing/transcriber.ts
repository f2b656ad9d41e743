import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** What it was asked, as OpenAI's service is. */
export interface AskedToTranscribe {
  path: string;
  authorization: string | undefined;
  model: string;
  language: string | undefined;
  format: string;
  sound: Uint8Array;
}

export interface Transcriber {
  url: string;
  asked: AskedToTranscribe[];
  stop(): Promise<void>;
}

/** Somebody outside who understands speech, and answers as the test likes. */
export async function startTranscriber(answer: (response: ServerResponse) => void): Promise<Transcriber> {
  const asked: AskedToTranscribe[] = [];
  const server = createServer(async (request, response) => {
    const type = { 'content-type': request.headers['content-type'] ?? '' };
    const form = await new Response(await buffer(request), { headers: type }).formData();
    const file = form.get('file');
    asked.push({
      path: request.url ?? '',
      authorization: request.headers.authorization,
      model: String(form.get('model')),
      language: form.has('language') ? String(form.get('language')) : undefined,
      format: String(form.get('response_format')),
      sound: file instanceof File ? new Uint8Array(await file.arrayBuffer()) : new Uint8Array(),
    });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the transcriber has no port');
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
