import type { PhoneHearing } from '@mukae/contract/domain/channel/phoneHearing';
import type { Registry } from 'prom-client';
import type { ChangeListener } from '#platform/db/changes';
import type { Database } from '#platform/db/database';
import { oneAtATime } from '#platform/jobs/oneAtATime';
import type { Logger } from '#platform/log/logger';
import { makePhoneFigures } from './phoneFigures';
import { openPhoneLine, type PhoneLine, type TellPages } from './phoneLine';
import { type PhoneSeat, phoneSeats } from './phoneSeats.repo';

const loopback = /^(127\.|::1$)/;

/** Phones that move the avatars of operators. */
export interface Faces {
  /** A port is open for every channel with an operator, and for no other. */
  keepPorts(): Promise<void>;
  /** The same after a change; what fails is made good by the next. */
  followSeats(): Promise<void>;
  hearingAt(channel: { id: number; facePort: number | null }): PhoneHearing;
  /** Changes of users: who sits where, and under which subject name. */
  identity: ChangeListener;
  stop(): Promise<void>;
}

interface Dependencies {
  db: Database;
  log: Logger;
  registry: Registry;
  /** Undefined: phones are not heard. */
  host: string | undefined;
  tell: TellPages;
}

export function makeFaces({ db, log, registry, host, tell }: Dependencies): Faces {
  const lines = new Map<number, PhoneLine>();
  const unopened = new Set<number>();
  const figures = makePhoneFigures(registry, () => lines.size);
  let isStopped = false;

  async function openLine(seat: PhoneSeat, at: string): Promise<void> {
    const { channelId, port } = seat;
    try {
      lines.set(channelId, await openPhoneLine(seat, at, { tell, figures }));
      unopened.delete(channelId);
    } catch (failure) {
      if (!unopened.has(channelId))
        log.warn({ err: failure, port }, 'the port of a phone is closed; it is tried again');
      unopened.add(channelId);
    }
  }

  const keepPorts = oneAtATime(async () => {
    if (host === undefined) return;
    const seats = new Map((isStopped ? [] : await phoneSeats(db)).map((seat) => [seat.channelId, seat]));
    for (const [channelId, line] of lines) {
      if (line.serves(seats.get(channelId))) continue;
      line.close();
      lines.delete(channelId);
    }
    for (const channelId of unopened) if (!seats.has(channelId)) unopened.delete(channelId);
    for (const [channelId, seat] of seats) if (!lines.has(channelId)) await openLine(seat, host);
  });

  function hearingAt({ id, facePort }: { id: number; facePort: number | null }): PhoneHearing {
    if (host === undefined) return 'off';
    if (facePort === null) return 'noPort';
    if (unopened.has(id)) return 'portTaken';
    return loopback.test(host) ? 'onlyHere' : 'heard';
  }

  const followSeats = () =>
    keepPorts().catch((failure) => log.warn({ err: failure }, 'a change of seats could not be followed'));

  return {
    keepPorts,
    followSeats,
    hearingAt,
    identity: {
      changed(payload) {
        if (payload.startsWith('user ')) void followSeats();
      },
      lost: () => undefined,
      listening: () => void followSeats(),
    },
    async stop() {
      isStopped = true;
      await keepPorts();
    },
  };
}
