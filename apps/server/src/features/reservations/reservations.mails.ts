import { type CalendarEntry, calendarFile } from '@mukae/contract/domain/reservation/calendarFile';
import { reservationNumber } from '@mukae/contract/domain/reservation/reservation';
import type { TimeSlot } from '@mukae/contract/domain/reservation/slot';
import { wordsInMail } from '@mukae/contract/domain/text/wordsInMail';
import type { Language } from '@mukae/contract/language';
import type { Mail } from '#platform/mail/mailTransport';
import { domainOf } from './organizer';
import type { ReservationDeed } from './reservations.tables';
import { slotInMail } from './slotInMail';

/** What a mail is about. */
export type MailedDeed = ReservationDeed | 'reminder';
type Audience = 'owner' | 'guest';

/** What becomes of it is told by the deed. */
export interface MailedMeeting extends Omit<CalendarEntry, 'isCancelled'> {
  /** From when to when it was before it was moved. */
  before: TimeSlot | null;
  cancelReason: string;
}

interface Words {
  subject: Readonly<Record<MailedDeed, string>>;
  lead: Readonly<Record<Audience, Readonly<Record<MailedDeed, string>>>>;
  labels: Readonly<Record<'number' | 'title' | 'time' | 'before' | 'reason' | 'link', string>>;
  /** For a guest, where the address of the service is not known. */
  noLink: string;
  close: string;
}

const words: Record<Language, Words> = {
  ja: {
    subject: {
      booked: 'ご予約のお知らせ',
      moved: 'ご予約の日時が変わりました',
      changed: 'ご予約の内容が変わりました',
      cancelled: 'ご予約はキャンセルされました',
      uninvited: 'ご予約はキャンセルされました',
      reminder: 'まもなくご予約の時間です',
    },
    lead: {
      owner: {
        booked: '予約を完了しました。',
        moved: '予約の日時を変更しました。',
        changed: '予約の内容を変更しました。',
        cancelled: '予約をキャンセルしました。',
        uninvited: '',
        reminder: 'まもなく予約の時間です。',
      },
      guest: {
        booked: 'オンラインでのお約束をお知らせします。お時間になりましたら、下のリンクからお入りください。',
        moved: 'お約束の日時が変わりました。前のリンクは使えませんので、下の新しいリンクからお入りください。',
        changed: 'お約束の内容が変わりました。',
        cancelled: 'お約束はキャンセルされました。',
        uninvited: 'お約束はキャンセルされました。',
        reminder: 'まもなくお約束の時間です。下のリンクからお入りください。',
      },
    },
    labels: {
      number: '予約番号',
      title: '会議名',
      time: '日時',
      before: '変更前',
      reason: '理由',
      link: '入室用のリンク',
    },
    noLink: '入室用のリンクは、お約束の相手にお尋ねください。',
    close: 'Mukae 迎え',
  },
  en: {
    subject: {
      booked: 'Your reservation',
      moved: 'Your reservation was moved',
      changed: 'Your reservation was changed',
      cancelled: 'Your reservation was cancelled',
      uninvited: 'Your reservation was cancelled',
      reminder: 'Your reservation begins soon',
    },
    lead: {
      owner: {
        booked: 'your reservation is made.',
        moved: 'your reservation was moved.',
        changed: 'your reservation was changed.',
        cancelled: 'your reservation was cancelled.',
        uninvited: '',
        reminder: 'your reservation begins soon.',
      },
      guest: {
        booked: 'you are invited to a meeting online. When it is time, enter by the link below.',
        moved: 'your meeting was moved. The link that you had opens nothing any more: use the new one below.',
        changed: 'your meeting was changed.',
        cancelled: 'your meeting was cancelled.',
        uninvited: 'your meeting was cancelled.',
        reminder: 'your meeting begins soon. Enter by the link below.',
      },
    },
    labels: {
      number: 'Number',
      title: 'Meeting',
      time: 'Time',
      before: 'Before',
      reason: 'Reason',
      link: 'Link',
    },
    noLink: 'Ask whom you are going to meet for the link.',
    close: 'Mukae',
  },
};

const hello: Record<Language, string> = { ja: 'Mukae をご利用のお客様', en: 'Hello,' };
const marks: Record<Language, (subject: string) => string> = {
  ja: (subject) => `【Mukae】${subject}`,
  en: (subject) => `[Mukae] ${subject}`,
};
const numbered: Record<Language, (subject: string, number: string) => string> = {
  ja: (subject, number) => `${subject}（${number}）`,
  en: (subject, number) => `${subject} (${number})`,
};

/** Whoever has heard of it hears in any case that it is over. */
export const isEnd = (deed: MailedDeed): boolean => deed === 'cancelled' || deed === 'uninvited';

const lineOf = (label: string, value: string | undefined): string[] => (value ? [`${label}: ${value}`] : []);

/** Whoever reserved chose the name of the meeting and the reason: addresses in them are left out, for the mail comes from us. */
export function reservationMail(
  to: string,
  audience: Audience,
  deed: MailedDeed,
  meeting: MailedMeeting,
  language: Language,
  organizer: string,
): Mail {
  const { subject, lead, labels, noLink, close } = words[language];
  // By now it may be the name of a meeting with somebody else.
  const title = deed === 'uninvited' ? undefined : wordsInMail(meeting.title);
  const hasLink = !isEnd(deed) && meeting.link.startsWith('http');
  const text = [
    hello[language],
    '',
    lead[audience][deed],
    '',
    ...lineOf(labels.number, reservationNumber(meeting.id)),
    ...lineOf(labels.title, title),
    ...lineOf(labels.time, slotInMail(meeting, language)),
    ...lineOf(labels.before, meeting.before ? slotInMail(meeting.before, language) : undefined),
    ...lineOf(labels.reason, deed === 'cancelled' ? wordsInMail(meeting.cancelReason) : undefined),
    ...(hasLink ? ['', `${labels.link}:`, meeting.link] : []),
    ...(hasLink || isEnd(deed) || audience === 'owner' ? [] : ['', noLink]),
    '',
    close,
    '',
  ].join('\n');
  const entry = { ...meeting, title: title ?? 'Mukae', isCancelled: isEnd(deed), link: hasLink ? meeting.link : '' };
  const method = isEnd(deed) ? 'CANCEL' : 'REQUEST';
  return {
    to,
    subject: marks[language](numbered[language](subject[deed], reservationNumber(meeting.id))),
    text,
    attachments: [
      {
        filename: 'meeting.ics',
        contentType: `text/calendar; charset=utf-8; method=${method}`,
        content: calendarFile([entry], { method, organizer, attendee: to, domain: domainOf(organizer) }),
      },
    ],
  };
}

const freeWords: Record<Language, { subject: string; lead: string }> = {
  ja: {
    subject: 'お待ちの時間が空きました',
    lead: '空きをお待ちの時間が空きました。先に予約された方が優先されます。',
  },
  en: {
    subject: 'A time that you wait for is free',
    lead: 'a time that you wait for is free. Whoever reserves it first has it.',
  },
};

/** `calendarUrl`: where it can be reserved, if that is known. */
export const freeAgainMail = (
  to: string,
  slot: TimeSlot,
  language: Language,
  calendarUrl: string | undefined,
): Mail => ({
  to,
  subject: marks[language](freeWords[language].subject),
  text: [
    hello[language],
    '',
    freeWords[language].lead,
    '',
    `${words[language].labels.time}: ${slotInMail(slot, language)}`,
    ...(calendarUrl ? ['', calendarUrl] : []),
    '',
    words[language].close,
    '',
  ].join('\n'),
});
