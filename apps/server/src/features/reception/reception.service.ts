import type { Meeting } from '@mukae/contract/domain/reservation/meeting';
import type { ScreenCommand } from '@mukae/contract/realtime/screenCommandField';
import type { ServerMessage } from '@mukae/contract/realtime/serverMessages';
import type { Registry } from 'prom-client';
import type { Audit } from '#features/audit';
import type { WriteLeaving } from '#features/channels';
import type { LoggedIn, Principal } from '#platform/access/principal';
import type { Clock } from '#platform/clock/clock';
import type { ChangeListener } from '#platform/db/changes';
import type { Database, Transaction } from '#platform/db/database';
import type { Proxies } from '#platform/http/proxies';
import { oneAtATime } from '#platform/jobs/oneAtATime';
import type { Logger } from '#platform/log/logger';
import type { Nodes } from '#platform/nodes/nodes';
import type { StrayFiles } from '#platform/storage/strayFiles';
import type { Tracer } from '#platform/tracing/tracer';
import type { Door } from '#platform/ws/socketServer';
import { askToComeBack } from './askToComeBack';
import { Attendance } from './attendance';
import { makeAvatarFigures } from './avatarFigures';
import { Colleagues } from './colleagues';
import { makeComingAgain } from './comingAgain';
import { makeComings } from './comings';
import { Connections, type PageConnection } from './connections';
import { makeWriteDeed } from './deeds';
import { type DeskStanding, makeDeskStanding } from './deskStanding';
import { Desks } from './desks';
import type { DeskMoment, DeskView } from './deskView';
import { makeDirectWords } from './directWords';
import { makeDoor } from './door';
import { makeFarewells } from './farewells';
import { type LineEntry, lineCodec } from './lineEntry';
import { makeMovingBetweenDesks } from './movingBetweenDesks';
import { makeOtherBrowsers } from './otherBrowsers';
import { makePresence, type Presence } from './presence';
import { maySeeOperators, maySeeSignage } from './reach';
import { makeReadMessage } from './readMessage';
import { makeCallOf, makeDeskOfSignage, type RealtimeParts } from './realtimeParts';
import { isUnseen, presentSignageState, statusOfOperator } from './reception.present';
import type { DeskSeats } from './seatsOfDesk';
import { type NoteSighting, notingScreens } from './sightings';
import { letterTo, type MaySee, Stream } from './stream';
import { makeTellNews } from './telling/tellNews';
import { makeVisitTraces } from './tracing/visitTraces';

/** Everybody would come back in the same moment. */
const brokenMs = 2000;
const leavingMs = 5000;

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
  /** Desks that do not know who is here hear of it. */
  comeAgain(): Promise<void>;
  start(): Promise<void>;
  /** Hands over what is held here, and asks the pages to come to another node; if there is one. */
  drain(): Promise<void>;
  /** Whoever went is missed by now. */
  settled(): Promise<void>;
}

interface Meetings {
  prolong(companyId: number, meeting: Meeting): Promise<void>;
  end(companyId: number, reservationId: number): Promise<void>;
}

interface Dependencies {
  db: Database;
  clock: Clock;
  log: Logger;
  nodes: Nodes;
  tracer: Tracer;
  strays: StrayFiles;
  writeLeaving: WriteLeaving;
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
  noteRequest(tx: Transaction, signageId: number, requestId: string): Promise<unknown>;
  publicUrl: string | undefined;
  proxies: Proxies;
}

export function makeReception(parts: Dependencies): Reception {
  const { db, clock, log, nodes, tracer, registry, audit, seats, strays, identify, openAmong, logOut } = parts;
  const { publicUrl, proxies, noteSighting, noteHealth, meetingAt, noteRequest, writeLeaving } = parts;
  const connections = new Connections();
  const attendance = new Attendance(nodes, connections);
  const maySee: MaySee = (connection, companyId, signageId) =>
    signageId === undefined
      ? maySeeOperators(connection.principal)
      : maySeeSignage(connection.principal, desks.loadedDesk(companyId)?.places.signages.get(signageId));
  const inBackground = (work: Promise<void>) =>
    void work.catch((failure) => log.warn({ err: failure }, 'a change could not be followed'));

  nodes.on('back', () => desks.makeSure());
  nodes.on('outdone', () => inBackground(askToComeBack(connections.all(), brokenMs)));

  const line = nodes.openLine<LineEntry>(lineCodec, {
    read(entry, first) {
      const { desk, letters } = entry;
      const deliver = () => {
        stream.deliver(letters, first);
        traces.delivered(entry);
      };
      if (desk) desks.follow(desk, deliver);
      else deliver();
    },
    broken() {
      stream.forget();
      inBackground(desks.beginAnew());
      askToComeBack(connections.all(), brokenMs);
    },
  });
  const traces = makeVisitTraces({ tracer, clock, connections, desks: () => desks.all() });
  const stream = new Stream(line, connections, maySee, log);

  /** The window is over, or she has left: her page is no screen any more. */
  function partFromGuest({ places, now }: DeskView, before: DeskMoment, signageId: number): void {
    const [was, is] = [before.now.signages.get(signageId)?.meeting, now.signages.get(signageId)?.meeting];
    const userId = places.signages.get(signageId)?.userId;
    if (was && userId !== undefined && is?.reservationId !== was.reservationId) {
      farewells.letGoOfGuests(userId, was.reservationId);
    }
  }

  const comingAgain = makeComingAgain({ connections, comings: () => comings, log });
  const desks: Desks = new Desks({
    db,
    clock,
    log,
    nodes,
    registry,
    seats,
    tracer,
    line: traces.telling(line),
    isHere: (userId) => attendance.isHere(userId),
    reached: (seq) => line.reached(seq),
    writeDeed: makeWriteDeed({ audit, strays, noteRequest, writeLeaving }),
    tellNews: traces.following(makeTellNews(new Colleagues(stream, nodes), clock)),
    tellStanding({ companyId, now }) {
      const operators = [...now.operators].flatMap(([userId, operator]) =>
        isUnseen(operator) ? [] : [{ userId, status: statusOfOperator(operator) }],
      );
      const standing = { type: 'reflectOperatorState', operators } as const;
      return operators.length > 0 ? [letterTo({ companyId, signageId: undefined }, standing)] : [];
    },
    tellSeen: (desk, signageIds) =>
      signageIds.map((signageId) => {
        const signage = presentSignageState(desk, signageId, clock.now().getTime());
        return letterTo({ companyId: desk.companyId, signageId }, { type: 'reflectSignageState', signage });
      }),
    followed(desk, before, moved) {
      for (const signageId of moved.signageIds) partFromGuest(desk, before, signageId);
      comingAgain.followed(desk, moved);
    },
    heldAnew: comingAgain.heldAnew,
  });
  const comings = notingScreens(makeComings({ clock, connections, attendance, desks, stream, log }), noteSighting, log);
  const standing = makeDeskStanding({
    db,
    desks,
    writeLeaving,
    move: makeMovingBetweenDesks({ nodes, line, desks, log }),
  });
  const farewells = makeFarewells({ nodes, connections, attendance, stream, comings, openAmong, log });
  /** Pages that go: what becomes of them is waited for before the service ends. */
  const leaving = new Set<Promise<void>>();
  function leave(connection: PageConnection): Promise<void> {
    const left = comings.leave(connection).finally(() => leaving.delete(left));
    leaving.add(left);
    return left;
  }

  const otherBrowsers = makeOtherBrowsers({
    nodes,
    clock,
    connections,
    attendance,
    stream,
    comings,
    farewells,
    log,
  });
  const words = makeDirectWords(nodes, attendance, stream);
  const hear = makeReadMessage(
    {
      clock,
      desks,
      stream,
      figures: makeAvatarFigures(registry),
      traces,
      deskOfSignage: makeDeskOfSignage(db, desks),
      standing,
      callOf: makeCallOf(desks),
      isStillIn: farewells.isStillIn,
      leave: farewells.sayGoodbye,
      stay: farewells.takeBack,
      noteDevices: (connection, devices) => connections.noteDevices(connection, devices),
      noteHealth,
      meetingAt,
      logOut,
    },
    log,
  );

  /** Every node hears of a change: the one that holds the desk tells it. */
  function readScreen(signageId: number): void {
    const at = desks.placeOf(signageId);
    if (at && desks.heldHere(at.companyId)) stream.announce({ userId: at.place.userId }, { type: 'config' });
  }

  function tellOfMessages(companyId: number): void {
    if (desks.heldHere(companyId)) stream.announce({ companyId, signageId: undefined }, { type: 'messagesChanged' });
  }

  const readPlaces = async (companyId: number): Promise<void> => (await desks.heldHere(companyId))?.readPlaces();

  const readAllPlaces = oneAtATime(async () => {
    for (const desk of await desks.allHeld()) await desk.readPlaces();
  });

  return {
    door: makeDoor({
      db,
      comings: { ...comings, leave },
      farewells,
      otherBrowsers,
      identify,
      publicUrl,
      proxies,
      hear,
      log,
    }),
    desks,
    presence: makePresence(desks, attendance),
    standing,
    mention: words.mention,
    announce: (place, message) => stream.announce(place, message),
    command: (userId, command) => words.command(userId, { type: 'screenCommand', command }),
    identity: farewells.identity,
    places: {
      changed(payload) {
        const [kind, id] = payload.split(' ');
        if (kind === 'screen') readScreen(Number(id));
        if (kind === 'messages') tellOfMessages(Number(id));
        if (kind === 'places') inBackground(readPlaces(Number(id)));
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
      if (nodes.current() === undefined) return;
      await comings.missGone();
      await desks.timePassed();
    },
    async comeAgain() {
      if (nodes.current() === undefined) return;
      await comingAgain.carryOut();
    },
    async start() {
      await nodes.start();
      await Promise.all([attendance.learn(), desks.learn()]);
      await desks.openAll();
      await desks.keepSeats();
    },
    async settled() {
      await Promise.allSettled(leaving);
    },
    async drain() {
      await nodes.lookAround();
      if (nodes.atWork().size === 1) return;
      await desks.handOver();
      await askToComeBack(connections.all(), leavingMs);
    },
  };
}
