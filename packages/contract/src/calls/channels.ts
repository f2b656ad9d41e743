import * as z from 'zod/mini';
import { phoneHearings } from '../domain/channel/phoneHearing';
import { chosenStatuses, operatorStatuses } from '../domain/operator/status';
import { okAnswer } from './answers';
import { defineCalls } from './call';
import { idField } from './fields';
import { userNames } from './userFields';
import { wireAnswer } from './wire';

const channelAnswer = z.object({
  id: z.number(),
  /** The number in its company: what `/app/channel-operator/{ch}` names. */
  number: z.number(),
  name: z.string(),
  companyName: z.string(),
  streaming_server_ip: z.string(),
  /** Null where no app is heard. */
  face_capture_port: z.nullable(z.number()),
  face_capture: z.enum(phoneHearings),
  operator: z.nullable(
    wireAnswer(
      {
        userId: z.number(),
        name: z.string(),
        image: z.string(),
        characterId: z.nullable(z.number()),
        status: z.enum(operatorStatuses),
        subjectName: z.string(),
      },
      userNames,
    ),
  ),
});
export type ChannelAnswer = z.output<typeof channelAnswer>;

export const channelCalls = defineCalls({
  getChannel: {
    kind: 'json',
    method: 'POST',
    path: '/api/getChannel',
    summary: 'One channel with who is on it',
    when: { targetId: 'given' },
    input: z.strictObject({ targetId: idField }),
    output: channelAnswer,
    errors: ['notFound'],
    capability: 'channel.read',
    passive: true,
  },
  listChannels: {
    kind: 'json',
    method: 'POST',
    path: '/api/getChannel',
    summary: 'The channels of the company, each with who is on it',
    when: { targetId: 'missing' },
    input: z.strictObject({ companyId: z.optional(idField) }),
    output: z.array(channelAnswer),
    errors: [],
    capability: 'channel.read',
    passive: true,
  },
  releaseChannel: {
    kind: 'json',
    method: 'POST',
    path: '/api/releaseChannel',
    summary: 'Give a channel back; whoever was on it is away from then on',
    input: z.strictObject({ targetId: idField }),
    output: okAnswer,
    errors: ['notFound'],
    capability: 'channel.release',
  },
  changeStatus: {
    kind: 'json',
    method: 'POST',
    path: '/api/changeStatus',
    summary: 'Go on standby, which takes a free channel, or leave; an administrator may send others away',
    input: z.strictObject({
      targetUserId: z.optional(z.union([z.literal('SELF'), idField])),
      status: z.enum(chosenStatuses),
      /** At which desk, from who belongs to no company; ignored from others. */
      companyId: z.optional(idField),
    }),
    output: okAnswer,
    errors: ['notFound', 'noFreeChannel', 'companyNeeded', 'notReady', 'operatorBusy'],
    capability: 'status.change',
  },
});
