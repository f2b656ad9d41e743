import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { allCalls } from '@mukae/contract/calls/all';
import { namesShown } from '@mukae/contract/domain/text/namesInShort';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import {
  accountHandlers,
  characterHolders,
  countOperators,
  makeCurrentPasswordCheck,
  makeForcedLogout,
  makeLogin,
  makeNewcomers,
  makePasswordReset,
  makePeople,
  makeReservationLinks,
  makeSeats,
  makeSessions,
  makeUserChanges,
  makeUserDeletion,
  makeUserPictures,
  makeUserTables,
  operatorsOfStores,
  pictureUrl,
  type ReservationLinks,
  SessionCache,
  sessionHandlers,
  systemAdministrators,
  type User,
} from './features/accounts';
import { type Actor, auditHandlers, makeAudit } from './features/audit';
import { callHandlers, callRecordHandlers, makeIceServers } from './features/calls';
import { channelHandlers, giveSeatBack, keepChannels, makeChannels, takeSeat } from './features/channels';
import { characterHandlers, makeCharacterFiles, makeOwnCharacters } from './features/characters';
import {
  companyHandlers,
  companyNames,
  makeAskForChannels,
  makeContractChange,
  refuseUnknownCompany,
} from './features/companies';
import { demoHandlers } from './features/demo';
import { documentHandlers } from './features/documents';
import { type Faces, makeFaces } from './features/faces';
import { healthHandlers } from './features/health';
import {
  countMedia,
  makeMediaFiles,
  makeMediaLibrary,
  mediaHandlers,
  mediaUsed,
  refuseOverQuota,
} from './features/media';
import { makeModels, modelHandlers, publishedModels } from './features/models';
import { makeOutbox, type Outbox, outboxHandlers } from './features/outbox';
import { overviewHandlers } from './features/overview';
import { makePairing, pairingHandlers } from './features/pairing';
import { makeCaptures, makeReception, type Reception, receptionHandlers } from './features/reception';
import { makeSignUp, registrationHandlers } from './features/registration';
import {
  countDevices,
  ensureOwnSignage,
  makeFindSignage,
  makeShowing,
  makeSignageChanges,
  makeSignageOperators,
  makeSignageTables,
  makeTemplateChanges,
  removeOwnSignage,
  signageHandlers,
  signagesOfStores,
} from './features/signages';
import { countStores, makeStoreChanges, storeHandlers } from './features/stores';
import type { Clock } from './platform/clock/clock';
import type { Settings } from './platform/config/settings';
import { listenForChanges } from './platform/db/changes';
import type { Connection, Database } from './platform/db/database';
import { mountCalls } from './platform/http/callRoutes';
import type { Certificate } from './platform/http/certificate';
import type { Handler } from './platform/http/handler';
import { patienceMs } from './platform/http/listen';
import { addMetrics } from './platform/http/metrics';
import { addProbes } from './platform/http/probes';
import type { Reach } from './platform/http/reach';
import { addReference } from './platform/http/reference';
import { makeServer } from './platform/http/server';
import { serveWebPages } from './platform/http/webPages';
import { makeJobs } from './platform/jobs/jobs';
import type { Logger } from './platform/log/logger';
import { smtpTransport } from './platform/mail/mailTransport';
import { openStorage } from './platform/storage/openStorage';
import { makeStrayFiles } from './platform/storage/strayFiles';
import { makeThrottle } from './platform/throttle/throttle';
import { openSocketDoor } from './platform/ws/socketServer';

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
  reception: Reception;
  faces: Faces;
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
  const transport = settings.smtpUrl === undefined ? undefined : smtpTransport(settings.smtpUrl, settings.mailFrom);
  const storage = await openStorage(settings);
  const throttle = makeThrottle(db, clock);

  const outbox = makeOutbox({ db, clock, log, transport });
  const audit = makeAudit(clock);
  const sessions = makeSessions(db, clock, cache);
  const links = makeReservationLinks(linkSecret, clock);
  const login = makeLogin({ db, clock, throttle, sessions, links });
  const passwordReset = makePasswordReset({ db, clock, throttle, outbox, audit });
  const checkCurrentPassword = makeCurrentPasswordCheck({ db, throttle });
  const pictures = makeUserPictures(storage);
  const seats = makeSeats({ db, sessions });

  const reception = makeReception({
    db,
    clock,
    log,
    seats: {
      async take(userId, companyId) {
        const isSeated = await takeSeat(db, seats, userId, companyId);
        // Who is told that she is on standby can send from her phone.
        if (isSeated) await faces.followSeats();
        return isSeated;
      },
      giveBack: (userId) => giveSeatBack(db, seats, userId),
      taken: seats.taken,
    },
    identify: sessions.behind,
    isOpen: (sessionKey) => sessions.exists(db, sessionKey),
    logOut: makeForcedLogout({ db, sessions }),
    publicUrl: settings.publicUrl,
    trustProxy: settings.trustProxy,
  });

  const registry = new Registry();
  const faces = makeFaces({ db, log, registry, host: settings.faceCapture.host, tell: reception.mention });

  const { presence } = reception;
  async function countStaff(reach: Reach) {
    const there = [...presence.atDesks(reach)].filter(([, status]) => status !== 'Logout');
    const onStandby = there.filter(([, status]) => status === 'Standby');
    const among = (people: typeof there) =>
      countOperators(
        db,
        reach,
        people.map(([id]) => id),
      );
    return { total: await countOperators(db, reach), online: await among(there), standby: await among(onStandby) };
  }
  const models = makeModels({
    log,
    clock,
    own: settings.modelsDir,
    kept: join(settings.dataDir, 'models'),
    published: publishedModels(settings.modelsUrl),
  });
  const captures = makeCaptures({ db, clock, storage, desks: reception.desks });

  const findSignage = makeFindSignage(db);
  const operators = makeSignageOperators({ db, audit, findSignage });
  const showing = makeShowing(db);
  const strays = makeStrayFiles({ db, clock, storage });
  const files = makeMediaFiles({ db, storage, strays });
  const library = makeMediaLibrary({ db, clock, audit, files, strays, showing });
  const ownCharacters = makeOwnCharacters({
    db,
    audit,
    files: makeCharacterFiles({ db, storage, strays }),
    refuseOverQuota,
    holdersOf: (characterId) => characterHolders(db, characterId, namesShown.inList),
  });

  async function roleGiven(tx: Database, user: Pick<User, 'id' | 'companyId'>, role: User['role']) {
    if (role === 'webReservationUser') await ensureOwnSignage(tx, user, clock.now());
  }
  async function roleChanged(tx: Database, actor: Actor, user: User, role: User['role']) {
    await roleGiven(tx, user, role);
    await operators.followRole(tx, actor, user, role);
  }
  const people = makePeople({ db, operatorsOf: operators.idsOf });
  const newcomers = makeNewcomers({ db, clock, outbox, audit, pictures, roleGiven });
  const isOneOnline = async (userIds: readonly number[]) =>
    userIds.some((id) => presence.operator(id) !== 'Logout') || sessions.isOneOnline(userIds);
  const userChanges = makeUserChanges({
    db,
    sessions,
    pictures,
    audit,
    checkCurrentPassword,
    isOneOnline,
    roleChanged,
  });
  const userTables = makeUserTables({ db, sessions, newcomers, audit, isOneOnline });
  const deleteUser = makeUserDeletion({
    db,
    sessions,
    pictures,
    audit,
    isInCall: presence.isInCall,
    beforeLeaving: (tx, { id }) => removeOwnSignage(tx, id),
  });
  const pairing = makePairing({
    db,
    clock,
    throttle,
    sessions,
    audit,
    findSignage,
    isOnline: presence.isSignageOnline,
  });

  const handlers: Handler[] = [
    ...sessionHandlers({ login, links, sessions }),
    ...accountHandlers({
      db,
      storage,
      statusOf: presence.operator,
      passwordReset,
      people,
      newcomers,
      userChanges,
      userTables,
      deleteUser,
      renameMedia: library.rename,
    }),
    ...registrationHandlers(makeSignUp({ db, clock, throttle, audit })),
    ...companyHandlers({
      db,
      usage: { channelsInUse: seats.inUse, mediaUsed: (companyId) => mediaUsed(db, companyId) },
      askForChannels: makeAskForChannels({ db, outbox, audit, throttle, systemAdministrators }),
      changeContract: makeContractChange({
        db,
        audit,
        keepChannels: (tx, companyId, count) => keepChannels(tx, seats, companyId, count),
      }),
    }),
    ...storeHandlers({
      db,
      contents: {
        signages: (storeIds) => signagesOfStores(db, storeIds, namesShown.inList),
        operators: (storeIds) => operatorsOfStores(db, storeIds, namesShown.inList),
      },
      changes: makeStoreChanges({ db, clock, audit }),
    }),
    ...characterHandlers({ db, storage, own: ownCharacters }),
    ...channelHandlers({
      db,
      seats,
      channels: makeChannels({ db, seats, audit, desk: reception }),
      pictureUrl,
      statusOf: presence.operator,
      faceCapture: { address: settings.faceCapture.address, portOf: faces.portOf },
    }),
    ...mediaHandlers({ db, storage, library, showing }),
    ...signageHandlers({
      db,
      statusOf: presence.signage,
      findSignage,
      changes: makeSignageChanges({
        db,
        clock,
        audit,
        sessions,
        pictures,
        checkCurrentPassword,
        findSignage,
        isInCall: presence.isSignageInCall,
      }),
      templates: makeTemplateChanges({ db, audit, library, sessions, findSignage }),
      operators,
      tables: makeSignageTables({ db, clock, sessions, audit }),
    }),
    ...pairingHandlers(pairing),
    ...receptionHandlers(captures),
    ...callHandlers(makeIceServers(settings.ice, clock)),
    ...callRecordHandlers({ db, clock, companyNames: (ids) => companyNames(db, ids) }),
    ...auditHandlers({ db, companyNames: (ids) => companyNames(db, ids) }),
    ...overviewHandlers({
      refuseUnknownCompany: (reach) => refuseUnknownCompany(db, reach),
      counts: {
        stores: (reach) => countStores(db, reach),
        signages: async (reach) => ({ total: await countDevices(db, reach), ...presence.countSignages(reach) }),
        operators: (reach) => countStaff(reach),
        media: (reach) => countMedia(db, reach),
      },
    }),
    ...outboxHandlers(outbox),
    ...modelHandlers(models),
    ...documentHandlers({ own: join(settings.dataDir, 'documents'), supplied: folders.documents }),
    ...healthHandlers(settings.serverName, connection.isAlive),
    ...demoHandlers({ db, clock, links, isDemo: settings.mode === 'demo' }),
  ];

  let stopping = false;
  const isReady = async () => !stopping && (await connection.isAlive());

  const app = await makeServer({ log, trustProxy: settings.trustProxy, tls });
  addMetrics(app, registry, settings.metricsToken);
  addProbes(app, isReady);
  await addReference(app, allCalls, version);
  mountCalls(app, handlers, { identify: sessions.identify, publicUrl: settings.publicUrl, uploadDir });
  await serveWebPages(app, folders.web, settings.mode);

  const closeDoor = openSocketDoor(app, reception.door, log);

  const changes = [
    listenForChanges(databaseUrl, 'identity', [cache, reception.identity, faces.identity], log),
    listenForChanges(databaseUrl, 'reception', [reception.places], log),
  ];
  for (const change of changes) await change.start();
  await reception.start();
  await faces.keepPorts();
  const jobs = makeJobs(log);
  jobs.every(second, 'deliver mail', outbox.deliver);
  jobs.every(second / 4, 'give up what was waited for', reception.timePassed);
  jobs.every(second, 'keep ports of phones', faces.keepPorts);
  jobs.every(60 * second, 'keep seats', () => reception.desks.keepSeats());
  jobs.every(60 * second, 'end sessions', sessions.sweep);
  jobs.every(600 * second, 'forget attempts', throttle.sweep);
  jobs.every(600 * second, 'forget codes', pairing.sweep);
  jobs.every(600 * second, 'remove pictures of visitors', captures.sweep);
  jobs.every(600 * second, 'remove stray files', strays.sweep);

  return {
    app,
    handlers,
    outbox,
    links,
    reception,
    faces,
    async stop() {
      stopping = true;
      closeDoor();
      const cutOff = setTimeout(() => app.server.closeAllConnections(), patienceMs);
      await app.close();
      clearTimeout(cutOff);
      models.stop();
      await jobs.stop();
      await faces.stop();
      for (const change of changes) await change.stop();
      transport?.close();
      await connection.close();
    },
  };
}
