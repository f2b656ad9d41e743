import { healthCalls } from '@mukae/contract/calls/health';
import { type Handler, handle } from '#platform/calls/handler';
import { Refusal } from '#platform/refusals/refusal';

/** Pages that wait reload for this answer, so it is given only while the database answers, too. */
export const healthHandlers = (serverName: string, isAlive: () => Promise<boolean>): Handler[] => [
  handle(healthCalls.health, async () => {
    if (!(await isAlive())) throw new Refusal('unavailable', { retryAfterSeconds: 5 });
    return { ServerName: serverName };
  }),
];
