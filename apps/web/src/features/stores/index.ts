export { NothingInStore } from './menu/NothingInStore';
export { StoreMenu } from './menu/StoreMenu';
export { useStoreOptions } from './useStoreOptions';
export { useStores } from './useStores';
