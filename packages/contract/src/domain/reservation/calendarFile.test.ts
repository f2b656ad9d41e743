import { expect, it } from 'vitest';
import { calendarFile } from './calendarFile';

const entry = {
  id: 12,
  title: '採用説明会, 2回目; 東京\\大阪',
  link: 'https://mukae.example/login?token=abc',
  version: 3,
  isCancelled: false,
  startsAt: new Date('2026-11-18T10:30:00+09:00'),
  endsAt: new Date('2026-11-18T11:10:00+09:00'),
  toldAt: new Date('2026-11-16T09:00:00+09:00'),
};
const mail = { domain: 'mukae.example', organizer: 'desk@mukae.example', attendee: 'takada@example.jp' };
const linesOf = (text: string) => text.replaceAll('\r\n ', '').split('\r\n');

it('[D-RN01] a meeting is a file that calendars read: in universal time, with its signs escaped, and the latest version counts', () => {
  const lines = linesOf(calendarFile([entry], { method: 'REQUEST', ...mail }));
  expect(lines).toEqual(
    expect.arrayContaining(['BEGIN:VCALENDAR', 'METHOD:REQUEST', 'SEQUENCE:3', 'STATUS:CONFIRMED']),
  );
  expect(lines).toContain('UID:reservation-12@mukae.example');
  expect(lines).toContain('ORGANIZER:mailto:desk@mukae.example');
  expect(lines).toContain('ATTENDEE;ROLE=REQ-PARTICIPANT:mailto:takada@example.jp');
  expect(lines).toContain('DTSTAMP:20261116T000000Z');
  expect(lines).toContain('DTSTART:20261118T013000Z');
  expect(lines).toContain('DTEND:20261118T021000Z');
  expect(lines).toContain('SUMMARY:採用説明会\\, 2回目\\; 東京\\\\大阪');
  expect(lines.at(-1)).toBe('');
});

it('[D-RN01] no line of a calendar file is longer than 75 bytes, and no sign is torn', () => {
  const title = '長い会議名🌸'.repeat(30);
  const text = calendarFile([{ ...entry, title }], { method: 'PUBLISH', domain: 'mukae.example' });
  for (const line of text.split('\r\n'))
    expect(encodeURIComponent(line).replace(/%../g, '.').length).toBeLessThanOrEqual(75);
  expect(linesOf(text)).toContain(`SUMMARY:${title}`);
});

it('[D-RN01] a meeting that was cancelled says so, and a line break in its name begins no line of its own', () => {
  const text = calendarFile([{ ...entry, title: 'a\r\nATTENDEE:x', isCancelled: true }], { method: 'CANCEL', ...mail });
  expect(linesOf(text)).toEqual(
    expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SUMMARY:a\\nATTENDEE:x']),
  );
});
