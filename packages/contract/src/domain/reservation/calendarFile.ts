import { utf8Length } from '../text/utf8';
import type { TimeSlot } from './slot';

/** One meeting as calendars know it. */
export interface CalendarEntry extends TimeSlot {
  id: number;
  title: string;
  /** Empty: none. */
  link: string;
  /** Higher after each change: the highest counts. */
  version: number;
  isCancelled: boolean;
  /** Of two that tell of the same version, the one that was told later counts. */
  toldAt: Date;
}

/** From whom a mail comes, and to whom it goes. */
interface Invitation {
  organizer: string;
  attendee: string;
}

/** Request and cancel are for one meeting in a mail; publish is for all of them under an address. */
type Kind = { method: 'PUBLISH' } | ({ method: 'REQUEST' | 'CANCEL' } & Invitation);

/** Names the installation: calendars hold meetings of several. */
type CalendarKind = Kind & { domain: string };

const stamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

const longestLine = 75;

/** Lines are counted in bytes; what goes on begins with a space. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let bytes = 0;
  for (const sign of line) {
    if (bytes + utf8Length(sign) > longestLine) {
      parts.push(part);
      part = ' ';
      bytes = 1;
    }
    part += sign;
    bytes += utf8Length(sign);
  }
  return [...parts, part].join('\r\n');
}

const peopleLines = (kind: CalendarKind): string[] =>
  kind.method === 'PUBLISH'
    ? []
    : [`ORGANIZER:mailto:${kind.organizer}`, `ATTENDEE;ROLE=REQ-PARTICIPANT:mailto:${kind.attendee}`];

const entryLines =
  (kind: CalendarKind) =>
  ({ id, title, link, version, isCancelled, startsAt, endsAt, toldAt }: CalendarEntry): string[] => [
    'BEGIN:VEVENT',
    `UID:reservation-${id}@${kind.domain}`,
    `SEQUENCE:${version}`,
    `DTSTAMP:${stamp(toldAt)}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(link === '' ? [] : [`URL:${link}`, `DESCRIPTION:${escaped(link)}`]),
    ...peopleLines(kind),
    `STATUS:${isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ];

/** As RFC 5545 wants it. */
export const calendarFile = (entries: readonly CalendarEntry[], kind: CalendarKind): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Mukae//Reservations//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${kind.method}`,
    ...entries.flatMap(entryLines(kind)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('');
