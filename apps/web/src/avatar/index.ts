export { type Character, POSES, type PoseName } from './character';
export { IDLE_PERIOD, idleAt } from './idle';
export type { Param, Params } from './params';
export { Rig } from './rig/rig';
