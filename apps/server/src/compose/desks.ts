import { makeForcedLogout } from '#features/accounts';
import { giveSeatBack, makeWriteLeaving, takeSeat } from '#features/channels';
import { makeFaces } from '#features/faces';
import { makeCaptures, makeReception } from '#features/reception';
import { tieToRequest } from '#features/receptionist';
import { findMeeting, noteGuest } from '#features/reservations';
import { makeNoteHealth, noteSighting } from '#features/signages';
import type { Foundation } from './foundation';

/** Where visitors and operators meet, and the phones that move an operator's avatar. */
export function openDesks(foundation: Foundation) {
  const {
    settings,
    db,
    clock,
    log,
    registry,
    tracer,
    sessions,
    seats,
    storage,
    strays,
    audit,
    proxies,
    version,
    nodes,
  } = foundation;
  const reception = makeReception({
    db,
    clock,
    log,
    nodes,
    tracer,
    strays,
    writeLeaving: makeWriteLeaving({ seats, audit }),
    registry,
    audit,
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
    openAmong: sessions.openAmong,
    logOut: makeForcedLogout({ db, sessions, audit }),
    async noteSighting(signageId, meeting) {
      if (meeting) await noteGuest(db, meeting.reservationId, clock.now());
      else await noteSighting(db, signageId, clock.now());
    },
    async meetingAt(userId, signageId) {
      const reserved = await findMeeting(db, { userId, signageId }, clock.now());
      return (
        reserved && {
          reservationId: reserved.id,
          until: reserved.endsAt.getTime(),
          characterId: reserved.characterId,
        }
      );
    },
    noteRequest: (tx, signageId, requestId) => tieToRequest(tx, signageId, requestId, clock.now()),
    noteHealth: makeNoteHealth({ db, clock, version }),
    publicUrl: settings.publicUrl,
    proxies,
  });
  const faces = makeFaces({ db, log, registry, host: settings.faceCapture.host, tell: reception.mention });
  const captures = makeCaptures({ db, clock, storage, strays, desks: reception.desks });
  return { reception, faces, captures };
}

export type OpenDesks = ReturnType<typeof openDesks>;
