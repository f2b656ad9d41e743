import type { Attack } from './attack';
import { hostileFiles } from './files';
import { floods } from './floods';
import { kills } from './kills';
import { probes } from './probes';
import { slowClients } from './slowClients';

/** The kills last: what comes before them is measured on a service that has stood for a while. */
export const allAttacks: readonly Attack[] = [...hostileFiles, ...probes, ...floods, ...slowClients, ...kills];
