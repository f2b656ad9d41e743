import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  port: number;
  /** What was taken, byte for byte. */
  taken: Buffer[];
  stop(): Promise<void>;
}

interface Options {
  port?: number;
  refuses?: () => boolean;
}

/** A mail server that takes every mail, or none while `refuses` says so. */
export async function startMailServer({ port = 0, refuses = () => false }: Options = {}): Promise<MailServer> {
  const taken: Buffer[] = [];
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    async onData(stream, _session, done) {
      const mail = await buffer(stream);
      if (refuses()) return done(new Error('mailbox unavailable'));
      taken.push(mail);
      done();
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('the mail server has no port');
  return { port: address.port, taken, stop: () => new Promise((resolve) => server.close(() => resolve())) };
}
