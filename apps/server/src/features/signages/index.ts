export { addSignage, completeTemplates, ensureOwnSignage, madeUpLoginId, removeOwnSignage } from './addSignage';
export { makeSignageChanges } from './changeSignages';
export { makeTemplateChanges } from './changeTemplates';
export { type FindSignage, makeFindSignage } from './findSignage';
export { makeShowing } from './showing';
export { makeSignageOperators } from './signageOperators';
export { signageHandlers } from './signages.calls';
export { countDevices, ownSignageAccount, signagesOfStores } from './signages.repo';
export { makeSignageTables } from './signageTables';
