import { ok } from '@mukae/contract/calls/answers';
import { channelCalls } from '@mukae/contract/calls/channels';
import type { PhoneHearing } from '@mukae/contract/domain/channel/phoneHearing';
import type { OperatorStatus } from '@mukae/contract/domain/operator/status';
import type { Person } from '#platform/access/principal';
import { reachOf } from '#platform/access/reach';
import { type Handler, handle } from '#platform/calls/handler';
import type { Database } from '#platform/db/database';
import { Refusal } from '#platform/refusals/refusal';
import { type ChannelRow, channelsWithin, findChannel } from './channels.repo';
import type { Channels, Seats } from './channels.service';

interface Dependencies {
  db: Database;
  seats: Seats;
  channels: Channels;
  pictureUrl(person: Person): string;
  statusOf(userId: number): OperatorStatus;
  /** Where face-capture apps send to. */
  faceCapture: FaceCapture;
}

interface FaceCapture {
  /** Undefined: the host under which the service is known. */
  address: string | undefined;
  hearingAt(channel: ChannelRow): PhoneHearing;
}

const hostOf = (publicUrl: string | undefined): string => (publicUrl ? new URL(publicUrl).hostname : '');

export function channelHandlers({ db, seats, channels, pictureUrl, statusOf, faceCapture }: Dependencies): Handler[] {
  const presentOperator = (person: Person) => ({
    ...person,
    image: pictureUrl(person),
    status: statusOf(person.userId),
  });

  async function present(rows: readonly ChannelRow[], publicUrl: string | undefined) {
    const holders = await seats.holdersOf(
      db,
      rows.map(({ id }) => id),
    );
    return rows.map((channel) => {
      const { id, number, companyName } = channel;
      const holder = holders.get(id);
      const hearing = faceCapture.hearingAt(channel);
      return {
        id,
        number,
        name: `ch${number}`,
        companyName,
        streaming_server_ip: faceCapture.address ?? hostOf(publicUrl),
        face_capture_port: hearing === 'heard' || hearing === 'onlyHere' ? channel.facePort : null,
        face_capture: hearing,
        operator: holder ? presentOperator(holder) : null,
      };
    });
  }

  return [
    handle(channelCalls.getChannel, async ({ principal, input, publicUrl }) => {
      const channel = await findChannel(db, reachOf(principal, 'channel.read'), input.targetId);
      const [answer] = channel ? await present([channel], publicUrl) : [];
      if (!answer) throw new Refusal('notFound');
      return answer;
    }),

    handle(channelCalls.listChannels, async ({ principal, input, publicUrl }) =>
      present(await channelsWithin(db, reachOf(principal, 'channel.read', input.companyId)), publicUrl),
    ),

    handle(channelCalls.releaseChannel, async ({ principal, input }) => {
      await channels.release(principal, input.targetId);
      return ok;
    }),

    handle(channelCalls.changeStatus, async ({ principal, input }) => {
      const { status, targetUserId, companyId } = input;
      if (status === 'Standby') await channels.goOnStandby(principal, targetUserId, companyId);
      else await channels.leave(principal, targetUserId);
      return ok;
    }),
  ];
}
