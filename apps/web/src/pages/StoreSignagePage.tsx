import { StoreSignagesScreen } from '#features/signages/ofStore/StoreSignagesScreen';

export function Component() {
  return <StoreSignagesScreen />;
}
