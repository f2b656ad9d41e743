import { healthCalls } from '@mukae/contract/calls/health';
import { type Handler, handle } from '../../platform/http/handler';

export const healthHandlers = (serverName: string): Handler[] => [
  handle(healthCalls.health, () => ({ ServerName: serverName })),
];
