import type { VisitorScene } from '../scene/phase';
import type { DeviceStatus } from './scene';

const alone: readonly (DeviceStatus | VisitorScene)[] = ['Standby', 'Suspended', 'Logout', 'Offline'];

/** Somebody talks there, or waits for it: nothing may take the screen from her. */
export const isWithVisitor = (state: DeviceStatus | VisitorScene): boolean => !alone.includes(state);
