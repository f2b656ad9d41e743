export { addSignage, ensureOwnSignage, landscape, madeUpLoginId, portrait } from './addSignage';
