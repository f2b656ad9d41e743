import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { allCalls } from '@mukae/contract/calls/all';
import type { FastifyInstance } from 'fastify';
import {
  accountHandlers,
  makeLogin,
  makePasswordReset,
  makeReservationLinks,
  makeSessions,
  makeUserChanges,
  type ReservationLinks,
  SessionCache,
} from './features/accounts';
import { characterHandlers } from './features/characters';
import { companyHandlers } from './features/companies';
import { demoHandlers } from './features/demo';
import { documentHandlers } from './features/documents';
import { healthHandlers } from './features/health';
import { makeOutbox, type Outbox, outboxHandlers } from './features/outbox';
import { makeSignUp, registrationHandlers } from './features/registration';
import { ensureOwnSignage } from './features/signages';
import { storeHandlers } from './features/stores';
import type { Clock } from './platform/clock/clock';
import type { Settings } from './platform/config/settings';
import { listenForChanges } from './platform/db/changes';
import type { Connection } from './platform/db/database';
import { mountCalls } from './platform/http/callRoutes';
import type { Certificate } from './platform/http/certificate';
import type { Handler } from './platform/http/handler';
import { patienceMs } from './platform/http/listen';
import { addMetrics } from './platform/http/metrics';
import { addProbes } from './platform/http/probes';
import { addReference } from './platform/http/reference';
import { makeServer } from './platform/http/server';
import { serveWebPages } from './platform/http/webPages';
import { makeJobs } from './platform/jobs/jobs';
import type { Logger } from './platform/log/logger';
import { smtpTransport } from './platform/mail/mailTransport';
import { openStorage } from './platform/storage/openStorage';
import { makeThrottle } from './platform/throttle/throttle';

export interface Parts {
  settings: Settings;
  connection: Connection;
  databaseUrl: string;
  clock: Clock;
  log: Logger;
  linkSecret: string;
  tls: Certificate | undefined;
  folders: { web: string; documents: string };
  version: string;
}

export interface Mukae {
  app: FastifyInstance;
  handlers: readonly Handler[];
  outbox: Outbox;
  links: ReservationLinks;
  /** Finishes running requests, then lets go of everything. */
  stop(): Promise<void>;
}

const second = 1000;

/** The only place where features meet the platform and one another. */
export async function compose(parts: Parts): Promise<Mukae> {
  const { settings, connection, databaseUrl, clock, log, linkSecret, tls, folders, version } = parts;
  const { db } = connection;
  const uploadDir = join(settings.dataDir, 'uploads');
  // What a crash left half read.
  await rm(uploadDir, { recursive: true, force: true });
  await mkdir(uploadDir, { recursive: true, mode: 0o700 });

  const cache = new SessionCache();
  const changes = listenForChanges(databaseUrl, 'identity', cache, log);
  const transport = settings.smtpUrl === undefined ? undefined : smtpTransport(settings.smtpUrl, settings.mailFrom);
  const storage = await openStorage(settings);
  const throttle = makeThrottle(db, clock);

  const outbox = makeOutbox({ db, clock, log, transport });
  const sessions = makeSessions(db, clock, cache);
  const links = makeReservationLinks(linkSecret, clock);
  const login = makeLogin({ db, clock, throttle, sessions, links });
  const passwordReset = makePasswordReset({ db, clock, throttle, outbox });
  const userChanges = makeUserChanges({
    db,
    throttle,
    sessions,
    storage,
    async roleGiven(tx, user, role) {
      if (role === 'webReservationUser') await ensureOwnSignage(tx, user, clock.now());
    },
  });

  const handlers: Handler[] = [
    ...accountHandlers({ db, storage, login, links, sessions, passwordReset, userChanges }),
    ...registrationHandlers(makeSignUp({ db, clock, throttle })),
    ...companyHandlers(db),
    ...storeHandlers(db),
    ...characterHandlers(db),
    ...outboxHandlers(outbox),
    ...documentHandlers({ own: join(settings.dataDir, 'documents'), supplied: folders.documents }),
    ...healthHandlers(settings.serverName, connection.isAlive),
    ...demoHandlers({ db, clock, links, isDemo: settings.mode === 'demo' }),
  ];

  let stopping = false;
  const isReady = async () => !stopping && (await connection.isAlive());

  const app = await makeServer({ log, trustProxy: settings.trustProxy, tls });
  addMetrics(app, settings.metricsToken);
  addProbes(app, isReady);
  await addReference(app, allCalls, version);
  mountCalls(app, handlers, { identify: sessions.identify, publicUrl: settings.publicUrl, uploadDir });
  await serveWebPages(app, folders.web, settings.mode);

  await changes.start();
  const jobs = makeJobs(log);
  jobs.every(second, 'deliver mail', outbox.deliver);
  jobs.every(60 * second, 'end sessions', sessions.sweep);
  jobs.every(600 * second, 'forget attempts', throttle.sweep);

  return {
    app,
    handlers,
    outbox,
    links,
    async stop() {
      stopping = true;
      const cutOff = setTimeout(() => app.server.closeAllConnections(), patienceMs);
      await app.close();
      clearTimeout(cutOff);
      await jobs.stop();
      await changes.stop();
      transport?.close();
      await connection.close();
    },
  };
}
