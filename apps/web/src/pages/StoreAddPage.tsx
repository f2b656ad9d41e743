import { StoreAddScreen } from '#features/stores/form/StoreAddScreen';

export function Component() {
  return <StoreAddScreen />;
}
