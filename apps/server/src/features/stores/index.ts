export { storeHandlers } from './stores.calls';
export { addStore } from './stores.repo';
