import { healthCalls } from '@mukae/contract/calls/health';
import { call, isError } from '@/api/call';

/** Whether the service answers, whatever it calls itself. */
export const isServing = async (): Promise<boolean> => !isError(await call(healthCalls.health, {}));
