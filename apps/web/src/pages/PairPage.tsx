import { PairScreen } from '#features/pairing/device/PairScreen';

export function Component() {
  return <PairScreen />;
}
