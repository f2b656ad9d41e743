export type { PoseName } from './character';
export { IDLE_PERIOD, idleAt } from './idle';
export type { Params } from './params';
export { Rig } from './rig/rig';
