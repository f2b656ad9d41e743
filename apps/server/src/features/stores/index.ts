export { makeStoreChanges } from './changeStores';
export { storeHandlers } from './stores.calls';
export { addStore, countStores, findStore, storesOfCompany } from './stores.repo';
