import type { VrmFaultName } from '../errors/vrmFaults';

/** What is wrong with a file, and what exactly; the latter is empty where there is nothing to add. */
export interface VrmFault {
  fault: VrmFaultName;
  about: string;
}

export const vrmFault = (fault: VrmFaultName, about: string | readonly string[] = ''): VrmFault => ({
  fault,
  about: typeof about === 'string' ? about : about.join(', ').slice(0, 200),
});
