import { makeMailAllowance } from '#features/companies';
import {
  bookingRuleHandlers,
  feedHandlers,
  listRunning,
  makeBook,
  makeBookingRulesChange,
  makeCancellations,
  makeChangeReservation,
  makeExtendReservation,
  makeFeed,
  makeInvitations,
  makeReservationMails,
  makeWaitingList,
  organizerIn,
  reservationHandlers,
  waitingListHandlers,
} from '#features/reservations';
import type { OpenDesks } from './desks';
import type { Foundation } from './foundation';

/** What is reserved, and what becomes of the meetings in it. */
export function setUpReservations(foundation: Foundation, { reception: { meetings } }: OpenDesks) {
  const { settings, db, clock, log, audit, sessions, links, outbox, throttle, linkSecret } = foundation;
  const seats = settings.reservationChannels;
  const organizer = organizerIn(settings.mailFrom);
  const mailAllowance = makeMailAllowance('reservationMailsOfCompany', throttle, clock);
  const cancellations = makeCancellations({
    db,
    clock,
    audit,
    sessions,
    endMeeting: ({ companyId, id }) => meetings.end(companyId, id),
  });

  const prolongMeeting = ({ companyId, id, endsAt }: { companyId: number; id: number; endsAt: Date }) =>
    meetings.prolong(companyId, { reservationId: id, until: endsAt.getTime() });

  const invitations = makeInvitations({ db, clock, throttle });
  const mails = makeReservationMails({ db, clock, log, outbox, mailAllowance, links, organizer });
  const waitingList = makeWaitingList({ db, clock, log, outbox, mailAllowance, seats });

  const handlers = [
    ...reservationHandlers({
      db,
      clock,
      links,
      seats,
      book: makeBook({ db, clock, seats, invitations }),
      change: makeChangeReservation({ db, clock, sessions, seats, invitations }),
      cancellations,
      extend: makeExtendReservation({ db, clock, sessions, seats, prolongMeeting }),
    }),
    ...feedHandlers(makeFeed({ db, clock, secret: linkSecret, links, organizer })),
    ...waitingListHandlers({ db, clock, waitingList }),
    ...bookingRuleHandlers({ db, seats, changeRules: makeBookingRulesChange({ db, audit }) }),
  ];
  return {
    handlers,
    cancellations,
    mails,
    waitingList,
    /** What was prolonged right before the service ended lasts as long as it was promised. */
    async resume(): Promise<void> {
      for (const running of await listRunning(db, clock.now())) await prolongMeeting(running);
    },
  };
}

export type SetUpReservations = ReturnType<typeof setUpReservations>;
