import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { allCalls } from '@mukae/contract/calls/all';
import { socketsPerAccount } from '@mukae/contract/realtime/socket';
import type { FastifyInstance } from 'fastify';
import type { PasswordReset } from '#features/accounts';
import { callHandlers, makeIceServers } from '#features/calls';
import { demoHandlers } from '#features/demo';
import { documentHandlers } from '#features/documents';
import type { Faces } from '#features/faces';
import { healthHandlers } from '#features/health';
import { hearingHandlers, makeSpeechHearing } from '#features/hearing';
import { makeModels, modelHandlers, publishedModels } from '#features/models';
import { type Outbox, outboxHandlers } from '#features/outbox';
import { type Reception, receptionHandlers } from '#features/reception';
import { findReceptionist } from '#features/receptionist';
import type { ReservationMails, SignedLinks, WaitingList } from '#features/reservations';
import type { Outages } from '#features/signages';
import { mountCalls } from '#platform/calls/callRoutes';
import type { Handler } from '#platform/calls/handler';
import { addReference } from '#platform/calls/reference';
import { makeUploads } from '#platform/calls/uploads';
import type { Settings } from '#platform/config/settings';
import { listenForChanges } from '#platform/db/changes';
import { makeHearingFigures } from '#platform/db/hearingFigures';
import { addMetrics } from '#platform/http/metrics';
import { addProbes } from '#platform/http/probes';
import { makeServer } from '#platform/http/server';
import { serveWebPages } from '#platform/http/webPages';
import { roomOnDisk } from '#platform/storage/diskReserve';
import { makeSocketFigures } from '#platform/ws/socketFigures';
import { openSocketDoor } from '#platform/ws/socketServer';
import { setUpAnswers } from './answers';
import { companyHandlersOf } from './company';
import { openDesks } from './desks';
import { layFoundation } from './foundation';
import { startJobs } from './jobs';
import { followStanding } from './nodeStanding';
import type { Parts } from './parts';
import { peopleHandlers } from './people';
import { type SetUpReceptionist, setUpReceptionist } from './receptionist';
import { setUpReservations } from './reservations';
import { setUpScreens } from './screens';
import { setUpUsage, type Usage } from './usage';

export interface Mukae {
  app: FastifyInstance;
  handlers: readonly Handler[];
  outbox: Outbox;
  passwordReset: PasswordReset;
  links: SignedLinks;
  reception: Reception;
  receptionist: SetUpReceptionist;
  faces: Faces;
  outages: Outages;
  reservationMails: ReservationMails;
  waitingList: WaitingList;
  usage: Usage;
  /** Says to whoever sends people that this node leaves, and goes on meanwhile. */
  announceStop(): void;
  /** Finishes running requests, then lets go of everything. */
  stop(): Promise<void>;
}

/** How often a stop looks whether the database still answers: one that hangs must not keep the rest from ending. */
const impatienceMs = 2000;

/** This folder is the only place where features meet the platform and one another. */
export async function compose(parts: Parts): Promise<Mukae> {
  const { settings, connection, databaseUrl, nodes, clock, log, tls, folders, version } = parts;
  const uploadDir = await emptyUploads(settings);
  const foundation = await layFoundation(parts);
  const { db, cache, sessions, outbox, links, registry, transport, proxies, tracer } = foundation;
  const desks = openDesks(foundation);
  const { reception, faces, captures } = desks;
  const screens = setUpScreens(foundation, desks);
  const answers = setUpAnswers(foundation, screens, (companyId) => findReceptionist(db, companyId));
  const reservations = setUpReservations(foundation, desks);
  const usage = setUpUsage(foundation);
  const models = makeModels({
    log,
    clock,
    own: settings.modelsDir,
    kept: join(settings.dataDir, 'models'),
    published: publishedModels(settings.modelsUrl),
  });
  const hearing = makeSpeechHearing({
    settings: settings.hearing,
    log,
    clock,
    kept: join(settings.dataDir, 'models'),
  });

  const receptionist = setUpReceptionist(foundation, answers, hearing);

  const handlers = [
    ...peopleHandlers(foundation, desks, screens, reservations),
    ...reservations.handlers,
    ...companyHandlersOf(foundation, desks),
    ...screens.handlers,
    ...answers.handlers,
    ...usage.handlers,
    ...receptionHandlers(captures),
    ...callHandlers(makeIceServers({ settings: settings.ice, clock, mayBeInCall: reception.presence.mayBeInCall })),
    ...modelHandlers(models),
    ...hearingHandlers({ hearing, meter: receptionist.hearingMeter }),
    ...receptionist.handlers,
    ...outboxHandlers(outbox),
    ...documentHandlers({ own: settings.documentsDir, supplied: folders.documents }),
    ...healthHandlers(settings.serverName, connection.isAlive),
    ...demoHandlers({ db, clock, links, seats: settings.reservationChannels, isDemo: settings.mode === 'demo' }),
  ];

  const standing = followStanding(nodes);
  async function partsNow(): Promise<Record<string, string>> {
    const database = (await connection.isAlive()) ? 'ok' : 'away';
    const redis = nodes.meetingPlace();
    return { database, ...(redis && { redis }) };
  }

  const app = await makeServer({ log, proxies, publicUrl: settings.publicUrl, tls });
  addMetrics(app, { registry, proxies, token: settings.metricsToken });
  addProbes(app, { parts: partsNow, standing: standing.current });
  if (settings.hasReference) await addReference(app, allCalls, version);
  mountCalls(app, handlers, {
    identify: sessions.identify,
    once: foundation.once,
    publicUrl: settings.publicUrl,
    uploads: makeUploads({ folder: uploadDir, room: roomOnDisk(settings.dataDir, settings.diskReserveMb) }),
  });
  await serveWebPages(app, folders.web, settings.mode);
  const door = openSocketDoor(app, reception.door, {
    room: { perAccount: socketsPerAccount, perAddress: settings.socketsPerAddress },
    publicUrl: settings.publicUrl,
    log,
  });

  makeSocketFigures(registry, () => door.open);
  const figureOf = makeHearingFigures(registry);
  const changes = [
    listenForChanges(databaseUrl, 'identity', [cache, reception.identity, faces.identity, figureOf('identity')], log),
    listenForChanges(databaseUrl, 'reception', [reception.places, figureOf('reception')], log),
  ];
  for (const change of changes) await change.start();
  await reception.start();
  await reservations.resume();
  await faces.keepPorts();
  const jobs = startJobs(foundation, desks, screens, reservations, usage, receptionist);

  return {
    app,
    handlers,
    outbox,
    passwordReset: foundation.passwordReset,
    links,
    reception,
    receptionist,
    faces,
    outages: screens.outages,
    reservationMails: reservations.mails,
    waitingList: reservations.waitingList,
    usage,
    announceStop: standing.leave,
    async stop() {
      standing.leave();
      const impatience = setInterval(async () => {
        if (!(await connection.isAlive())) connection.cut();
      }, impatienceMs);
      door.refuse();
      await reception.drain().catch((failure) => log.warn({ err: failure }, 'not everything was handed over'));
      door.close();
      await app.close();
      await reception.settled();
      models.stop();
      hearing.stop();
      answers.stop();
      receptionist.stop();
      await jobs.stop();
      await faces.stop();
      for (const change of changes) change.stop();
      transport?.close();
      await nodes.stop();
      await tracer.stop();
      await connection.close();
      clearInterval(impatience);
    },
  };
}

/** Without what a crash left half read. */
async function emptyUploads({ dataDir, redisUrl, nodeName }: Settings): Promise<string> {
  // Nodes may share the folder.
  const name = redisUrl === undefined ? 'uploads' : `uploads of ${encodeURIComponent(nodeName)}`;
  const uploadDir = join(dataDir, name);
  await rm(uploadDir, { recursive: true, force: true });
  await mkdir(uploadDir, { recursive: true, mode: 0o700 });
  return uploadDir;
}
