export type { PoseName } from './character';
export type { Params } from './params';
export { Rig } from './rig/rig';
export { Puppet } from './vector/puppet';
export { WELCOME_PERIOD, Welcome } from './welcome';
