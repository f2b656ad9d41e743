import { encodeFrame } from '@mukae/contract/domain/avatar/frameBytes';
import type { ServerMessage, ServerMessageOf } from '@mukae/contract/realtime/serverMessages';
import { UdpPort } from '#platform/udp/udpPort';
import { type HeardPacket, Hearing, type ToldFace } from './hearing';
import { Pace } from './pace';
import type { PhoneFigures } from './phoneFigures';
import type { PhoneSeat } from './phoneSeats.repo';

/** From the port of a channel to the operator who sits there, and to nobody else. */
export interface PhoneLine {
  /** Whether it is open, and for just this seat. */
  serves(seat: PhoneSeat | undefined): boolean;
  close(): void;
}

/** Tells somebody's pages what is worth nothing a moment later. */
export type TellPages = (userId: number, message: ServerMessage) => void;

interface Dependencies {
  tell: TellPages;
  figures: PhoneFigures;
}

const framesPerSecond = 60;

const isTold = (heard: HeardPacket): heard is ToldFace => 'subject' in heard;

const isSame = (seat: PhoneSeat, other: PhoneSeat | undefined): boolean =>
  seat.port === other?.port && seat.userId === other.userId && seat.subjectName === other.subjectName;

function present(told: ToldFace): ServerMessageOf<'faceCapture'> {
  const { subject } = told;
  if (told.is !== 'face') return { type: 'faceCapture', subject, heard: { is: told.is } };
  const bytes = encodeFrame({ sequence: told.frame, sentAt: performance.now(), frame: told.face });
  return { type: 'faceCapture', subject, heard: { is: 'face', frame: Buffer.from(bytes).toString('base64') } };
}

/** Fails when the port cannot be opened. */
export async function openPhoneLine(
  seat: PhoneSeat,
  host: string,
  { tell, figures }: Dependencies,
): Promise<PhoneLine> {
  const hearing = new Hearing(seat.subjectName);
  const pace = new Pace<ToldFace>(1000 / framesPerSecond, (told) => tell(seat.userId, present(told)));

  function hear(bytes: Uint8Array, from: string): void {
    const heard = hearing.hear(bytes, from, performance.now());
    figures.count(heard);
    if (isTold(heard)) pace.offer(heard);
  }

  const port = await UdpPort.open({ host, port: seat.port }, { heard: hear, flooded: figures.countFlood });
  return {
    serves: (other) => port.isOpen && isSame(seat, other),
    close() {
      port.close();
      pace.stop();
    },
  };
}
