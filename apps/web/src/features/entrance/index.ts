export { Done } from './Done';
export { isDemo } from './demoMode';
export { Entrance } from './Entrance';
export { EntranceControls } from './EntranceControls';
export { EntranceHead } from './EntranceHead';
export { NotFoundScreen } from './NotFoundScreen';
