import type { Attack } from './attack';
import { kills } from './kills';

/** The kills last: what comes before them is measured on a service that has stood for a while. */
export const allAttacks: readonly Attack[] = [...kills];
