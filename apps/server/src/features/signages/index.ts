export { addSignage, ensureOwnSignage, landscape, madeUpLoginId, portrait } from './addSignage';
export { ownSignageAccount } from './signages.repo';
