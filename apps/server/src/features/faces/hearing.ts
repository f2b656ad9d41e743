import type { AvatarFrame } from '@mukae/contract/domain/avatar/frame';
import { type LiveLinkPacket, phoneSilenceMs, readLiveLink } from '@mukae/contract/domain/avatar/liveLink';

/** What a phone tells its operator. */
export type ToldFace =
  | { is: 'face'; subject: string; frame: number; face: AvatarFrame }
  | { is: 'noFace' | 'otherSubject'; subject: string };

/** What became of a packet. */
export type HeardPacket = ToldFace | { is: 'malformed' | 'late' | 'otherPhone' | 'tooMany' };

/** Twice what a phone sends. */
const most = { packets: 120, perMs: 1000 };
/** One that is older by more was sent by an app that began to count anew. */
const lateFrames = 60;

interface Phone {
  from: string;
  frame: number;
  heardAt: number;
}

/** Listens to one phone at a time, and reads no more than a phone sends. */
export class Hearing {
  /** Empty: whoever comes. */
  readonly #subject: string;
  #phone: Phone | undefined;
  #packets = 0;
  #countedSince = Number.NEGATIVE_INFINITY;

  constructor(subject: string) {
    this.#subject = subject;
  }

  hear(bytes: Uint8Array, from: string, now: number): HeardPacket {
    if (this.#phone && now - this.#phone.heardAt >= phoneSilenceMs) this.#phone = undefined;
    if (this.#phone && this.#phone.from !== from) return { is: 'otherPhone' };
    if (this.#isTooMany(now)) return { is: 'tooMany' };
    const packet = readLiveLink(bytes);
    if (!packet) return { is: 'malformed' };
    const { subject, frame, face } = packet;
    if (this.#subject !== '' && this.#subject !== subject) return { is: 'otherSubject', subject };
    if (this.#isLate(packet)) return { is: 'late' };
    this.#phone = { from, frame, heardAt: now };
    return face ? { is: 'face', subject, frame, face } : { is: 'noFace', subject };
  }

  #isLate({ frame }: LiveLinkPacket): boolean {
    const behind = (this.#phone?.frame ?? frame) - frame;
    return behind > 0 && behind <= lateFrames;
  }

  #isTooMany(now: number): boolean {
    if (now - this.#countedSince >= most.perMs) {
      this.#packets = 0;
      this.#countedSince = now;
    }
    this.#packets += 1;
    return this.#packets > most.packets;
  }
}
