import { SignageOperatorScreen } from '#features/signages/operators/SignageOperatorScreen';

export function Component() {
  return <SignageOperatorScreen />;
}
