import { PairSignageScreen } from '#features/pairing/console/PairSignageScreen';

export function Component() {
  return <PairSignageScreen />;
}
