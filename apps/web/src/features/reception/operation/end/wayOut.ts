import { roleMay } from '@/api/roleMay';
import { standbyPath } from '@/features/reception/receptionPaths';

/** Where the operation screen leads when it is over. */
export const wayOut = (): string => (roleMay('meeting.hold') ? '/app/reservation/home' : standbyPath);
