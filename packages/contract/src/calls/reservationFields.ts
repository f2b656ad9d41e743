import * as z from 'zod/mini';
import { reservationStates } from '../domain/reservation/reservation';
import { fromJapanWords, toJapanIso, toJapanWords } from '../domain/time/japanTime';
import { emailField } from './accountFields';
import { fault } from './checks';
import { idField } from './fields';
import { line, lines, nameMax } from './textFields';
import { wireAnswer } from './wire';

/** An instant: pages send it with +09:00, and any offset is understood. */
export const instantField = (missing: 'startRequired' | 'endRequired') =>
  z.codec(z.iso.datetime({ offset: true, error: missing }), z.date(), {
    decode: (written) => new Date(written),
    encode: toJapanIso,
  });

/** A time of a reservation as it is told: YYYY-MM-DD HH:mm:ss in Japan. */
export const toldTime = z.codec(z.string(), z.date(), { decode: fromJapanWords, encode: toJapanWords });

/** A month in Japan, written YYYY-MM. */
export const monthField = z.string().check(z.regex(/^2\d{3}-(0[1-9]|1[0-2])$/, fault('wrongType')));

export const meetingTitleField = line({
  min: 2,
  max: nameMax,
  empty: 'meetingNameRequired',
  short: 'meetingNameShort',
});

/** Nobody has to be told by mail. */
export const guestMailField = z.union([z.literal(''), emailField]);

export const cancelReasonMax = 500;
export const cancelReasonField = lines(cancelReasonMax);

/** What somebody fills in to reserve. */
export const bookingFields = {
  title: meetingTitleField,
  startsAt: instantField('startRequired'),
  endsAt: instantField('endRequired'),
  characterId: idField,
  guestMail: z._default(guestMailField, ''),
};

export const bookingNames = {
  startsAt: 'start',
  endsAt: 'end',
  characterId: 'characterID',
  guestMail: 'guest_mail',
} as const;

const reservationNames = {
  ...bookingNames,
  number: 'reservID',
  signageId: 'signageID',
  cancelReason: 'cancel_reason',
  isNoShow: 'is_no_show',
  feeRate: 'fee_rate',
} as const;

const reservationFields = {
  id: z.number(),
  number: z.string(),
  signageId: z.number(),
  /** Null: the one that was chosen has been deleted; the first one takes its place. */
  characterId: z.nullable(z.number()),
  title: z.string(),
  startsAt: toldTime,
  endsAt: toldTime,
  /** Empty for whoever may not hand it on. */
  link: z.string(),
  guestMail: z.string(),
  state: z.enum(reservationStates),
  cancelReason: z.string(),
  isNoShow: z.boolean(),
  /** Yen for ten minutes, as it was agreed. */
  feeRate: z.number(),
  version: z.number(),
};

export const reservationAnswer = wireAnswer(reservationFields, reservationNames);
export type Reservation = z.output<typeof reservationAnswer>;

/** The same for whoever looks after a company. */
export const companyReservationAnswer = wireAnswer(
  {
    ...reservationFields,
    companyId: z.number(),
    companyName: z.string(),
    userId: z.nullable(z.number()),
    userName: z.string(),
    seat: z.number(),
  },
  reservationNames,
);
export type CompanyReservation = z.output<typeof companyReservationAnswer>;
