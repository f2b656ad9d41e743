import { OperationScreen } from '#features/reception/operation/OperationScreen';

export function Component() {
  return <OperationScreen />;
}
