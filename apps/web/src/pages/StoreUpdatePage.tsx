import { StoreUpdateScreen } from '#features/stores/form/StoreUpdateScreen';

export function Component() {
  return <StoreUpdateScreen />;
}
