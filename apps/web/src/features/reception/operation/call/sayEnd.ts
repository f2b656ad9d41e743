import type { CallEnd } from '@mukae/contract/domain/call/call.machine';
import { timing } from '@mukae/contract/domain/reception/timing';
import { errorCodes } from '@mukae/contract/errors/codes';
import type { Answer } from '@/api/realtime/realtime';
import type { CallChannel } from '@/features/reception/calling/CallConnection';

/** How somebody ends her own call. */
export type OwnEnd = Extract<CallEnd, 'operatorEnded' | 'endedQuietly' | 'meetingEnded'>;

const sayings = {
  operatorEnded: (channel: CallChannel, callId: string) => channel.say('serviceClosed', { callId }),
  endedQuietly: (channel: CallChannel, callId: string) => channel.say('serviceClosedNotReloadSignage', { callId }),
  meetingEnded: (channel: CallChannel, callId: string) => channel.ask('serviceCloseForWRU', { callId }),
} as const satisfies Record<OwnEnd, unknown>;

const failures: readonly string[] = [errorCodes.unavailable, errorCodes.unknownError];

const hasFailed = (answer: Answer): boolean => answer.result === 'Error' && failures.includes(answer.code);

/** Until the server has written it, or knows of no such call: a visitor is not left with a call that nobody is in. */
export async function sayEnd(channel: CallChannel, callId: string, because: OwnEnd): Promise<void> {
  while (hasFailed(await sayings[because](channel, callId))) {
    await new Promise((resolve) => setTimeout(resolve, timing.callRetry));
  }
}
