import { StoreListScreen } from '#features/stores/list/StoreListScreen';

export function Component() {
  return <StoreListScreen />;
}
