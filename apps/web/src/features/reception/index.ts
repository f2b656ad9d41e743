export { CharacterScene } from './CharacterScene';
export { type CallChannel, CallConnection, type ConnectionFacts } from './calling/CallConnection';
export { browserCallEngine, type CallEngine } from './calling/callEngine';
export { EngineAtHand } from './calling/engineAtHand';
export { Greeting } from './Greeting';
export { Ringing } from './ringing/Ringing';
export { SuspensionDialog } from './suspension/SuspensionDialog';
export { SuspensionItem } from './suspension/SuspensionItem';
export { useSuspension } from './suspension/useSuspension';
