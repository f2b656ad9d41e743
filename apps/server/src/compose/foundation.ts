import {
  makeCurrentPasswordCheck,
  makeKnownPlaces,
  makePasswordReset,
  makeSeats,
  makeSessions,
  makeTakenLoginIds,
  makeUserPictures,
  SessionCache,
} from '#features/accounts';
import { makeAudit } from '#features/audit';
import { makeMailAllowance } from '#features/companies';
import { makeOutbox } from '#features/outbox';
import { makeMeetingLinks } from '#features/reservations';
import { makeProxies } from '#platform/http/proxies';
import { smtpTransport } from '#platform/mail/mailTransport';
import { makeOnce } from '#platform/once/once';
import { openStorage } from '#platform/storage/openStorage';
import { makeStrayFiles } from '#platform/storage/strayFiles';
import { makeThrottle } from '#platform/throttle/throttle';
import { openTracer } from '#platform/tracing/openTracer';
import type { Parts } from './parts';

/** What several features stand on: who is there, where files go, what is remembered of deeds and mails. */
export async function layFoundation({
  settings,
  connection: { db },
  clock,
  log,
  linkSecret,
  version,
  nodes,
  registry,
}: Parts) {
  const tracer = await openTracer(settings.tracing, { clock, log, node: settings.nodeName, version });
  const cache = new SessionCache();
  const sessions = makeSessions(db, clock, cache);
  const storage = await openStorage(settings);
  const strays = makeStrayFiles({ db, clock, storage, log });
  const throttle = makeThrottle(db, clock);
  const transport = settings.smtpUrl === undefined ? undefined : smtpTransport(settings.smtpUrl, settings.mailFrom);
  const knownPlaces = makeKnownPlaces(db, clock);
  const mailAllowance = makeMailAllowance('mailsOfCompany', throttle, clock);
  const audit = makeAudit(clock);
  const outbox = makeOutbox({ db, clock, log, transport });
  return {
    settings,
    db,
    clock,
    log,
    version,
    nodes,
    tracer,
    cache,
    sessions,
    storage,
    throttle,
    proxies: makeProxies(settings.trustProxy, log),
    knownPlaces,
    once: makeOnce(db, clock),
    transport,
    registry,
    audit,
    outbox,
    passwordReset: makePasswordReset({ db, clock, log, throttle, knownPlaces, mailAllowance, outbox, audit }),
    mailAllowance,
    takenLoginIds: makeTakenLoginIds({ db, throttle }),
    linkSecret,
    links: makeMeetingLinks({ db, clock, secret: linkSecret }),
    seats: makeSeats({ db, sessions }),
    strays,
    pictures: makeUserPictures(strays),
    checkCurrentPassword: makeCurrentPasswordCheck({ db, throttle }),
  };
}

export type Foundation = Awaited<ReturnType<typeof layFoundation>>;
