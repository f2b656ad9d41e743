export { type Blendshapes, fromARKit, type HeadAngles } from './arkit';
export { type Character, POSES, type PoseName } from './character';
export { characterById, characters } from './characters';
export { IDLE_PERIOD, idleAt } from './idle';
export type { Param, Params } from './params';
export { Rig } from './rig/rig';
export { type CharacterId, isCharacterId, loadCharacter, PICTURES, pictureOf, ROSTER } from './roster';
