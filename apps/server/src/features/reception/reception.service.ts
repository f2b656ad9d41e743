import type { NewsOf } from '@mukae/contract/domain/reception/news';
import type { Meeting } from '@mukae/contract/domain/reservation/meeting';
import type { ScreenCommand } from '@mukae/contract/realtime/screenCommandField';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { Registry } from 'prom-client';
import type { Audit } from '#features/audit';
import type { LoggedIn, Principal } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { ChangeListener } from '#platform/db/changes';
import type { Database } from '#platform/db/database';
import type { Proxies } from '#platform/http/proxies';
import { oneAtATime } from '#platform/jobs/oneAtATime';
import type { Logger } from '#platform/log/logger';
import type { Tenure } from '#platform/nodes/tenure';
import type { Door } from '#platform/ws/socketServer';
import { makeAvatarFigures } from './avatarFigures';
import { Colleagues } from './colleagues';
import { makeComings } from './comings';
import type { CompanyDesk, DeskSeats } from './companyDesk';
import { Connections } from './connections';
import { type DeskStanding, makeDeskStanding } from './deskStanding';
import { Desks } from './desks';
import { makeDoor } from './door';
import { makeFarewells } from './farewells';
import { makePresence, type Presence } from './presence';
import { maySeeOperators, maySeeSignage } from './reach';
import { makeReadMessage } from './readMessage';
import { makeCallOf, makeDeskOfSignage, type RealtimeParts } from './realtimeParts';
import { presentSignageState } from './reception.present';
import { type NoteSighting, notingScreens } from './sightings';
import { type MaySee, Stream } from './stream';
import { makeTellNews } from './telling/tellNews';

export interface Reception {
  door: Door;
  desks: Desks;
  presence: Presence;
  standing: DeskStanding;
  /** Tells the pages of somebody what is worth nothing a moment later. */
  mention(userId: number, message: ServerMessage): void;
  /** Tells whoever sees a signage what happened there. */
  announce(place: { companyId: number; signageId: number }, message: ServerMessage): void;
  /** Asks something of a screen that is worth nothing later. False: it is not here. */
  command(userId: number, command: ScreenCommand): boolean;
  /** Changes of sessions and users: whoever is logged out is told so and let go. */
  identity: ChangeListener;
  /** Changes of signages, operators and templates, of what a company says of itself on its screens, and of visitors' messages. */
  places: ChangeListener;
  /** What was reserved lasts longer, or is given back: who is in it stays, or is led out. */
  meetings: Meetings;
  /** Whoever is gone is missed, and whatever was waited for long enough is given up. */
  timePassed(): Promise<void>;
  start(): Promise<void>;
}

interface Meetings {
  prolong(companyId: number, meeting: Meeting): Promise<void>;
  end(companyId: number, reservationId: number): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  tenure: Tenure;
  registry: Registry;
  audit: Audit;
  seats: DeskSeats;
  identify(token: string): Promise<Principal>;
  /** Which of these sessions still last. */
  openAmong(sessionKeys: readonly string[]): Promise<ReadonlySet<string>>;
  logOut(principal: LoggedIn, userId: number): Promise<void>;
  noteSighting: NoteSighting;
  noteHealth: RealtimeParts['noteHealth'];
  meetingAt: RealtimeParts['meetingAt'];
  noteRequest: RealtimeParts['noteRequest'];
  publicUrl: string | undefined;
  proxies: Proxies;
}

export function makeReception(parts: Dependencies): Reception {
  const { db, clock, log, tenure, registry, audit, seats, identify, openAmong, logOut, publicUrl, proxies } = parts;
  const { noteSighting, noteHealth, meetingAt, noteRequest } = parts;
  const connections = new Connections();
  const maySee: MaySee = (connection, companyId, signageId) =>
    signageId === undefined
      ? maySeeOperators(connection.principal)
      : maySeeSignage(connection.principal, desks.loadedDesk(companyId)?.places.signages.get(signageId));
  const stream = new Stream(connections, maySee);
  const tellNews = makeTellNews(stream, new Colleagues(stream), clock);
  /** The window is over, or she has left: her page is no screen any more. */
  function partFromGuest({ places }: CompanyDesk, { signageId, before, after }: NewsOf<'signage'>): void {
    const userId = places.signages.get(signageId)?.userId;
    if (!before?.meeting || userId === undefined) return;
    if (after?.meeting?.reservationId === before.meeting.reservationId) return;
    farewells.letGoOfGuests(userId, before.meeting.reservationId);
  }
  const desks: Desks = new Desks({
    db,
    clock,
    log,
    tenure,
    seats,
    tell(desk, before, news) {
      tellNews(desk, before, news);
      for (const one of news) if (one.type === 'signage') partFromGuest(desk, one);
    },
    tellSeen(desk, signageIds) {
      for (const signageId of signageIds) {
        const signage = presentSignageState(desk, signageId, clock.now().getTime());
        stream.tell({ companyId: desk.companyId, signageId }, { type: 'reflectSignageState', signage });
      }
    },
  });
  const comings = notingScreens(makeComings({ clock, connections, desks, stream, log }), noteSighting, log);
  const standing = makeDeskStanding(db, desks);
  const farewells = makeFarewells({ connections, stream, comings, openAmong, log });
  const hear = makeReadMessage(
    {
      clock,
      audit,
      desks,
      stream,
      figures: makeAvatarFigures(registry),
      deskOfSignage: makeDeskOfSignage(db, desks),
      standing,
      callOf: makeCallOf(desks),
      isStillIn: farewells.isStillIn,
      leave: farewells.sayGoodbye,
      stay: farewells.takeBack,
      noteHealth,
      meetingAt,
      noteRequest,
      logOut,
    },
    log,
  );

  function readScreen(signageId: number): void {
    const place = desks.placeOf(signageId);
    if (place) stream.tell({ userId: place.userId }, { type: 'config' });
  }

  const tellOfMessages = (companyId: number): void =>
    stream.tell({ companyId, signageId: undefined }, { type: 'messagesChanged' });

  const readAllPlaces = oneAtATime(async () => {
    for (const desk of desks.all()) await desk.readPlaces();
  });

  const inBackground = (work: Promise<void>) =>
    void work.catch((failure) => log.warn({ err: failure }, 'a change could not be followed'));

  return {
    door: makeDoor({ db, clock, connections, stream, comings, farewells, identify, publicUrl, proxies, hear, log }),
    desks,
    presence: makePresence(desks, connections),
    standing,
    mention: (userId, message) => stream.mention(userId, message),
    announce: (place, message) => stream.tell(place, message),
    command: (userId, command) => stream.command(userId, { type: 'screenCommand', command }),
    identity: farewells.identity,
    places: {
      changed(payload) {
        const [kind, id] = payload.split(' ');
        if (kind === 'screen') readScreen(Number(id));
        if (kind === 'messages') tellOfMessages(Number(id));
        const desk = kind === 'places' ? desks.loadedDesk(Number(id)) : undefined;
        if (desk) inBackground(desk.readPlaces());
      },
      lost: () => inBackground(readAllPlaces()),
      listening: () => inBackground(readAllPlaces()),
    },
    meetings: {
      async prolong(companyId, meeting) {
        await (await desks.of(companyId)).happen({ type: 'meetingProlonged', meeting });
      },
      async end(companyId, reservationId) {
        await (await desks.of(companyId)).happen({ type: 'meetingCancelled', reservationId });
      },
    },
    async timePassed() {
      if (tenure.current() === undefined) return;
      await comings.missGone();
      await desks.timePassed();
    },
    async start() {
      await desks.openAll();
      await desks.keepSeats();
    },
  };
}
