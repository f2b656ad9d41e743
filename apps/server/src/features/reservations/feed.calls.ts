import { reservationCalls } from '@mukae/contract/calls/reservations';
import { type Handler, handle, handleFile } from '#platform/calls/handler';
import type { Feed } from './feed';

export const feedHandlers = (feed: Feed): Handler[] => [
  handle(reservationCalls.getFeed, async ({ principal, publicUrl }) => ({
    result: 'OK',
    url: `${publicUrl ?? ''}${await feed.pathOf(principal.person.userId)}`,
  })),

  handle(reservationCalls.renewFeed, async ({ principal, publicUrl }) => ({
    result: 'OK',
    url: `${publicUrl ?? ''}${await feed.renew(principal.person.userId)}`,
  })),

  handleFile(reservationCalls.readFeed, async ({ input, publicUrl }) => ({
    contentType: 'text/calendar; charset=utf-8',
    cacheControl: 'private, no-store',
    filename: 'mukae.ics',
    content: Buffer.from(await feed.read(input.secret, publicUrl)),
  })),
];
